import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../../site/e2e/chromium.ts';

/** A headless Chromium that draws text the same way on every machine: no hinting, no subpixels. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-background-networking',
    ],
  });
}

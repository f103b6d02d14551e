import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../../site/e2e/chromium.ts';

/** Starts a headless Chromium that renders text equally on all machines: without hinting and subpixel rendering. */
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

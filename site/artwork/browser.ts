import { type Browser, chromium } from 'playwright';

/** A headless Chromium that draws text the same way on every machine: no hinting, no subpixels. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-background-networking',
    ],
  });
}

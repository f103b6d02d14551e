import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { launchChromium } from '../../../../site/e2e/chromium.ts';

/** What a visitor sees before scrolling. Without motion, a picture does not depend on when it is taken. */
const windows = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} satisfies Record<string, BrowserContextOptions>;

export const devices = ['phone', 'desktop'] as const;

/** JPEG; about 100 kB for a phone. */
const quality = 70;

/** The first screen of a page, as JPEG. */
export type FirstScreens = Record<(typeof devices)[number], Buffer>;

/**
 * Photographs the first screens of pages.
 * @param chromium the path of the browser
 * @param addresses by name
 * @throws Error for a page that does not answer with 200, and for a browser that does not start
 */
export async function photographVariants(
  chromium: string,
  addresses: ReadonlyMap<string, string>,
): Promise<Map<string, FirstScreens>> {
  const browser = await launchChromium(chromium);
  try {
    const pictures = new Map<string, FirstScreens>();
    for (const [name, url] of addresses) {
      const phone = await photograph(browser, url, windows.phone);
      pictures.set(name, { phone, desktop: await photograph(browser, url, windows.desktop) });
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

/** Without scripts: they would show the consent banner, and pages are complete before any runs. */
async function photograph(browser: Browser, url: string, window: BrowserContextOptions): Promise<Buffer> {
  const context = await browser.newContext({ ...window, reducedMotion: 'reduce', javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200)
      throw new Error(`${new URL(url).pathname} answered with ${answer?.status()}`);
    await decodeImages(page);
    return await page.screenshot({ type: 'jpeg', quality });
  } finally {
    await context.close();
  }
}

interface ShownImage {
  complete: boolean;
  decode: () => Promise<void>;
}

/** Decodes the images that are loaded. Those far below the window are not. */
async function decodeImages(page: Page): Promise<void> {
  await page.locator('img').evaluateAll(async (images) => {
    const loaded = (images as unknown as ShownImage[]).filter(({ complete }) => complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
  });
}

import type { Browser, Page } from 'playwright';
import { scrollToEnd } from '../harness/scroll.ts';
import { openState } from '../states/open-state.ts';
import type { Scene } from '../states/scene.ts';
import type { State, StateVisit } from '../states/state.ts';

/** Accessibility settings of a visitor. */
export interface Needs {
  forcedColors: boolean;
  largeText: boolean;
}

const isPhone = (width: number) => width < 768;

/** A visitor's window without motion, so a picture does not depend on when it is taken. */
function windowOf(width: number, { forcedColors }: Needs) {
  return {
    forcedColors: forcedColors ? ('active' as const) : ('none' as const),
    viewport: { width, height: isPhone(width) ? 844 : 900 },
    isMobile: isPhone(width),
    hasTouch: isPhone(width),
    reducedMotion: 'reduce' as const,
  };
}

/** A whole page, with all pictures loaded. @returns a PNG */
export async function photographRoute(
  browser: Browser,
  site: string,
  path: string,
  { width, needs }: { width: number; needs: Needs },
): Promise<Buffer> {
  const context = await browser.newContext({ baseURL: site, ...windowOf(width, needs) });
  try {
    const page = await context.newPage();
    await page.goto(path);
    await enlarge(page, needs);
    await scrollToEnd(page);
    // Fixed elements belong at the top of the page.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await settle(page);
    if (!isPhone(width)) return await page.screenshot({ fullPage: true });
    // A full-page screenshot switches Chromium to a mouse for a moment, so a phone's window is enlarged instead.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await settle(page);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** The window in a state. @returns a PNG */
export async function photographState(
  browser: Browser,
  scene: Scene,
  [visit, state]: [StateVisit, State],
  { width, needs }: { width: number; needs: Needs },
): Promise<Buffer> {
  await using opened = await openState(browser, scene, visit, state, windowOf(width, needs));
  await enlarge(opened.page, needs);
  await settle(opened.page);
  return await opened.page.screenshot();
}

/** Doubles the font size, as a visitor's browser setting would. */
async function enlarge(page: Page, { largeText }: Needs): Promise<void> {
  if (!largeText) return;
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
}

/** Waits for fonts, visible pictures, and finite animations. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Browsers skip the layout of content far from the window, and the screenshot is taken from the top of the page.
    for (const part of document.querySelectorAll<HTMLElement>('main > *, [data-lazy]'))
      part.style.contentVisibility = 'visible';
    // A picture far from the viewport is not loaded yet; waiting for it would never end.
    const isNear = (box: DOMRect) =>
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const pictures = [...document.images].filter(
      (image) => image.complete || (image.checkVisibility() && isNear(image.getBoundingClientRect())),
    );
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
}

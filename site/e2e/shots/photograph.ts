import type { Browser, Page } from 'playwright';
import { scrollToEnd } from '../harness/scroll.ts';
import { openState } from '../states/open-state.ts';
import type { Scene } from '../states/scene.ts';
import type { State, StateVisit } from '../states/state.ts';

/** How people see it who need it otherwise than most. */
export interface Needs {
  forcedColors: boolean;
  largeText: boolean;
}

const isPhone = (width: number) => width < 768;

/** A window as visitors have it, at rest, so that a picture does not depend on its moment. */
function windowOf(width: number, { forcedColors }: Needs) {
  return {
    forcedColors: forcedColors ? ('active' as const) : ('none' as const),
    viewport: { width, height: isPhone(width) ? 844 : 900 },
    isMobile: isPhone(width),
    hasTouch: isPhone(width),
    reducedMotion: 'reduce' as const,
  };
}

/** A page from its top to its end, with everything on it loaded. @returns a PNG */
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
    // A photograph beyond its window makes Chromium believe in a mouse for a moment, so that a phone's window grows.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await settle(page);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** What the window shows in a state. @returns a PNG */
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

/** Letters of twice the size, as a visitor sets them. */
async function enlarge(page: Page, { largeText }: Needs): Promise<void> {
  if (!largeText) return;
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
}

/** Waits until fonts and visible pictures are there and what fades has faded; what turns for ever is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Browsers leave out what is far from the window, and a photograph of the whole page is taken from its top.
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

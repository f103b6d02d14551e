import type { Page } from 'playwright';
import type { Visit, VisitOptions } from './browser-test.ts';

/**
 * Opens a page with motion and a stopped clock, which only `pass` moves. CSS transitions and animations do not follow
 * this clock.
 */
export async function visitStill(
  visit: Visit,
  options: VisitOptions = {},
  path = '/landing/',
): Promise<Page> {
  const before = (page: Page) => page.clock.install();
  const page = await visit(path, { reducedMotion: 'no-preference', before, ...options });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}

/** Scrolls a section's island into the middle of the window and waits until it is awake. */
export async function wakeSection(page: Page, id: string): Promise<void> {
  const island = page.locator(`#${id} [data-island]`);
  await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.locator(`#${id} [data-island][data-awake]`).waitFor({ state: 'attached' });
  await turns(page);
}

/** Lets React finish. It schedules its work with messages, which the stopped clock does not delay. */
export function turns(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
  });
}

/** Moves the page's clock and waits until React has rendered. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await turns(page);
}

/** Lets observers report what is in sight now, three times for sections that are laid out in between. */
export const lookAround = (page: Page) =>
  page.evaluate(async () => {
    for (let look = 0; look < 3; look++)
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  });

/** Hides or shows the page as switching tabs does. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

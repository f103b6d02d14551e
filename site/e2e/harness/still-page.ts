import type { Page } from 'playwright';
import type { Visit, VisitOptions } from './browser-test.ts';

/**
 * Opens landing page 8 with motion, at a moment that lasts until a test says `page.clock.runFor(ms)`. Transitions and
 * animations of CSS do not follow this clock.
 */
export async function visitStill(visit: Visit, options: VisitOptions = {}): Promise<Page> {
  const before = (page: Page) => page.clock.install();
  const page = await visit('/landing/', { reducedMotion: 'no-preference', fresh: true, before, ...options });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}

/** Scrolls a section's island into the middle of the window, and waits until it is awake and its time has begun. */
export async function wakeSection(page: Page, id: string): Promise<void> {
  const island = page.locator(`#${id} [data-island]`);
  await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.locator(`#${id} [data-island][data-awake]`).waitFor({ state: 'attached' });
  await turns(page);
}

/** Lets React finish: it works in messages, which the stopped clock does not hold. */
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

/** Lets time pass, and what it set off be shown. @param ms as the page's timers count it */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await turns(page);
}

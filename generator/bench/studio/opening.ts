import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { openedIn, pressesIn } from './paints.ts';
import { previewOf } from './typing.ts';

/** How often to look whether a page is open, and how long after it to wait for what is loaded then, in ms. */
const lookMs = 20;
const restMs = 1000;

const limitMs = 60_000;

/** Opens a page by its address. @returns the time (ms) from the Enter key to the frame that shows the page's heading */
export async function measureOpening(page: Page, route: string): Promise<number> {
  const before = previewOf(page);
  await page.getByRole('button', { name: 'Find a page' }).click();
  const field = page.getByRole('combobox', { name: 'Address, title, or file' });
  await field.fill(route);
  await pressesIn(page.mainFrame());
  await field.press('Enter');
  const [enter] = await pressesIn(page.mainFrame());
  if (!enter) throw new Error(`${route} was not chosen.`);
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(lookMs)) {
    const frame = page.frames().findLast((one) => one.url().includes('/studio/preview/'));
    const opened = frame && frame !== before ? await openedIn(frame).catch(() => undefined) : undefined;
    if (opened === undefined) continue;
    await sleep(restMs);
    return opened - enter.at;
  }
  throw new Error(`The preview of ${route} did not open.`);
}

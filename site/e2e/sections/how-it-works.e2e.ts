import type { Page } from 'playwright';
import { expect, test, type Visit } from '../harness/browser-test.ts';
import { pass, visitStill, wakeSection } from '../harness/still-page.ts';

const interval = 4000;

async function visitSteps(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options);
  await wakeSection(page, 'how-it-works');
  return page;
}

/** The numbers of the highlighted steps. */
const highlighted = (page: Page) =>
  page
    .locator('#how-it-works .steps > li')
    .evaluateAll((steps) => steps.flatMap((step, at) => (step.matches('.is-on') ? [at + 1] : [])));

test('the highlight moves every 4 s, wraps after step 4, and is paused and played by keyboard', async ({
  visit,
}) => {
  const page = await visitSteps(visit);
  expect(await highlighted(page)).toEqual([1]);
  await pass(page, interval - 50);
  expect(await highlighted(page)).toEqual([1]);
  await pass(page, 100);
  expect(await highlighted(page)).toEqual([2]);
  for (const step of [3, 4, 1]) {
    await pass(page, interval);
    expect(await highlighted(page)).toEqual([step]);
  }

  await page.locator('#how-it-works').getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Enter');
  await pass(page, 30_000);
  expect(await highlighted(page)).toEqual([1]);
  await page.keyboard.press('Enter');
  await pass(page, interval + 50);
  expect(await highlighted(page)).toEqual([2]);
});

test('under reduced motion the first step stays highlighted', async ({ visit }) => {
  const page = await visitSteps(visit, { reducedMotion: 'reduce' });
  await pass(page, 30_000);
  expect(await highlighted(page)).toEqual([1]);
  await expect(page.locator('#how-it-works').getByRole('button', { name: 'Pause' })).toBeHidden();
});

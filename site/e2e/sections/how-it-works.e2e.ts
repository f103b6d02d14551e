import type { Page } from 'playwright';
import { expect, test, type Visit } from '../harness/browser-test.ts';
import { pass, visitStill, wakeSection } from '../harness/still-page.ts';

/** Source: spec section 9, "Steps highlight interval: 4 s". */
const interval = 4000;

async function visitSteps(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options);
  await wakeSection(page, 'how-it-works');
  return page;
}

/** The steps, from 1, that are highlighted. */
const highlighted = (page: Page) =>
  page
    .locator('#how-it-works .steps > li')
    .evaluateAll((steps) => steps.flatMap((step, at) => (step.matches('.is-on') ? [at + 1] : [])));

test('the four steps stand in their order', async ({ visit }) => {
  const page = await visit('/landing/');
  await expect(page.locator('#how-it-works .steps h3')).toHaveText([
    'Initial Consultation',
    'Customized Resume Crafting',
    'Review And Refinement',
    'Final Delivery',
  ]);
});

test('the highlight goes from step 1 to 4 and around, every 4 s', async ({ visit }) => {
  const page = await visitSteps(visit);
  expect(await highlighted(page)).toEqual([1]);
  await pass(page, interval - 50);
  expect(await highlighted(page)).toEqual([1]);
  await pass(page, 100);
  expect(await highlighted(page)).toEqual([2]);
  for (const step of [3, 4, 1, 2]) {
    await pass(page, interval);
    expect(await highlighted(page)).toEqual([step]);
  }
});

test('Pause holds it and Play lets it go on, by keyboard', async ({ visit }) => {
  const page = await visitSteps(visit);
  await page.locator('#how-it-works').getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Enter');
  await pass(page, 30_000);
  expect(await highlighted(page)).toEqual([1]);
  await page.keyboard.press('Enter');
  await pass(page, interval + 50);
  expect(await highlighted(page)).toEqual([2]);
});

test('for those who ask for less motion it rests on the first step', async ({ visit }) => {
  const page = await visitSteps(visit, { reducedMotion: 'reduce' });
  await pass(page, 30_000);
  expect(await highlighted(page)).toEqual([1]);
  await expect(page.locator('#how-it-works').getByRole('button', { name: 'Pause' })).toBeHidden();
});

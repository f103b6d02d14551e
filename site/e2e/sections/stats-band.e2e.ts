import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import { lookAround, pass, visitStill, wakeSection } from '../harness/still-page.ts';

const countTime = 2000;

const final = ['500+', '24', '97%'];

/** What is drawn: the running digits while they run, else the text itself. */
const shown = (page: Page) =>
  page.locator('#stats dd').evaluateAll((numbers) =>
    numbers.map((number) => {
      const { content } = getComputedStyle(number, '::after');
      return content === 'none' ? number.textContent : content.replace(/^"([^"]*)".*/, '$1');
    }),
  );

test('the numbers count up once, in 2 s, without moving the page, and are read as their final values', async ({
  visit,
}) => {
  const page = await visitStill(visit, {}, '/order/');
  await wakeSection(page, 'stats');
  await lookAround(page);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const boxes = () =>
    page
      .locator('#stats :is(dd, dt)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const [before, read] = [await boxes(), await page.locator('#stats').ariaSnapshot()];
  for (const number of final) expect(read).toContain(number);
  expect(await shown(page)).toEqual(['0+', '0', '0%']);

  await pass(page, countTime / 2);
  const halfway = (await shown(page)).map((text) => Number.parseInt(text ?? '', 10));
  for (const [at, text] of final.entries()) {
    expect(halfway[at]).toBeGreaterThan(0);
    expect(halfway[at]).toBeLessThan(Number.parseInt(text, 10));
  }
  expect(await boxes()).toEqual(before);
  expect(await page.locator('#stats').ariaSnapshot()).toBe(read);

  await pass(page, countTime / 2 + 50);
  expect(await shown(page)).toEqual(final);
  expect(await boxes()).toEqual(before);
  expect(await page.locator('#stats').ariaSnapshot()).toBe(read);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await lookAround(page);
  await wakeSection(page, 'stats');
  await lookAround(page);
  await pass(page, 500);
  expect(await shown(page)).toEqual(final);
});

test('under reduced motion the numbers have their final values at once', async ({ visit }) => {
  const page = await visitStill(visit, { reducedMotion: 'reduce' }, '/order/');
  await wakeSection(page, 'stats');
  await lookAround(page);
  expect(await shown(page)).toEqual(final);
});

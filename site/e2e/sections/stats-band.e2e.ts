import type { Page } from 'playwright';
import { expect, test, type Visit } from '../harness/browser-test.ts';
import { pass, wakeSection } from '../harness/still-page.ts';

/** Source: spec section 9, "Stat counter animation: about 2 s". */
const countDuration = 2000;

const final = ['1000+', '80+', '10+', '90%'];

/** The numbers in sight at a moment that lasts until the test lets time pass. */
async function visitStats(visit: Visit, options = {}): Promise<Page> {
  const page = await visit('/order/', {
    reducedMotion: 'no-preference',
    fresh: true,
    before: (page) => page.clock.install(),
    ...options,
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await wakeSection(page, 'stats');
  // The browser tells what is in sight a little later than it is.
  await page.evaluate(async () => {
    for (let look = 0; look < 3; look++)
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  });
  return page;
}

/** What is drawn: the running digits while they run, else the text itself. */
const shown = (page: Page) =>
  page.locator('#stats dd').evaluateAll((numbers) =>
    numbers.map((number) => {
      const { content } = getComputedStyle(number, '::after');
      return content === 'none' ? number.textContent : content.replace(/^"([^"]*)".*/, '$1');
    }),
  );

test('the numbers count up from 0 to the four of the spec in 2 s, once', async ({ visit }) => {
  const page = await visitStats(visit);
  expect(await shown(page)).toEqual(['0+', '0+', '0+', '0%']);
  await pass(page, countDuration / 2);
  const halfway = (await shown(page)).map((text) => Number.parseInt(text ?? '', 10));
  for (const [at, text] of final.entries()) {
    expect(halfway[at]).toBeGreaterThan(0);
    expect(halfway[at]).toBeLessThan(Number.parseInt(text, 10));
  }
  await pass(page, countDuration / 2 + 50);
  expect(await shown(page)).toEqual(final);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await wakeSection(page, 'stats');
  await pass(page, 500);
  expect(await shown(page)).toEqual(final);
});

test('whoever hears the page hears the final numbers, also while they run', async ({ visit }) => {
  const page = await visitStats(visit);
  const running = await page.locator('#stats').ariaSnapshot();
  for (const number of final) expect(running).toContain(number);
  await pass(page, countDuration + 50);
  expect(await page.locator('#stats').ariaSnapshot()).toBe(running);
});

test('nothing moves while they run', async ({ visit }) => {
  const page = await visitStats(visit);
  const boxes = () =>
    page
      .locator('#stats :is(dd, dt)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const before = await boxes();
  for (const ms of [300, 700, countDuration]) {
    await pass(page, ms);
    expect(await boxes()).toEqual(before);
  }
});

test('for those who ask for less motion they stand at their end', async ({ visit }) => {
  const page = await visitStats(visit, { reducedMotion: 'reduce' });
  expect(await shown(page)).toEqual(final);
});

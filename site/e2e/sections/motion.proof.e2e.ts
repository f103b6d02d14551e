import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import { scrollToEnd } from '../harness/scroll.ts';
import { lookAround, pass, turns, visitStill, wakeSection } from '../harness/still-page.ts';

test('under reduced motion nothing on the page is animated', async ({ visit }) => {
  const page = await visit('/landing/', { reducedMotion: 'reduce' });
  await scrollToEnd(page);
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('every endless animation has a visible pause control in its section', async ({ visit }) => {
  const page = await visit('/landing/', { reducedMotion: 'no-preference' });
  await scrollToEnd(page);
  const sections = await page.evaluate(() => {
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
    return [
      ...new Set(endless.map(({ effect }) => (effect as KeyframeEffect).target?.closest('section')?.id)),
    ];
  });
  expect(sections).toContain('hero');
  for (const id of sections) {
    await expect(page.locator(`#${id} .pause-button`).first(), id).toBeVisible();
  }
});

const carousels = [
  { id: 'samples', list: '.stage > ul', interval: 4000 },
  { id: 'packages', list: '.row > ul', interval: 3000 },
  { id: 'how-it-works', list: '.steps', interval: 4000 },
];

test('carousels rest out of sight and begin a new interval when they are back', async ({ visit }) => {
  const page = await visitStill(visit);
  const leave = async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await lookAround(page);
  };
  for (const { id, list, interval } of carousels) {
    const look = () =>
      page
        .locator(`#${id} ${list} > li`)
        .evaluateAll((items) =>
          items.map((item) => `${item.className} ${Math.round(item.getBoundingClientRect().left)}`),
        );
    await leave();
    await wakeSection(page, id);
    await lookAround(page);
    const before = await look();
    await pass(page, interval - 500);
    await leave();
    await pass(page, 60_000);
    expect([id, ...(await look())]).toEqual([id, ...before]);
    await wakeSection(page, id);
    await lookAround(page);
    await pass(page, interval - 100);
    expect([id, ...(await look())]).toEqual([id, ...before]);
    await pass(page, 1000);
    expect([id, ...(await look())]).not.toEqual([id, ...before]);
  }
});

test('carousels ignore arrow keys that are handled elsewhere or have a modifier', async ({ visit }) => {
  const page = await visit('/landing/');
  for (const row of ['#samples .stage', '#packages .row']) {
    await wakeSection(page, row.slice(1, row.indexOf(' ')));
    await page
      .locator(`${row} li`)
      .first()
      .evaluate((element) => {
        element.tabIndex = 0;
        element.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
        element.focus();
      });
    await page.keyboard.press('ArrowRight');
    for (const modifier of ['Alt', 'Control', 'Meta', 'Shift'])
      await page.keyboard.press(`${modifier}+ArrowRight`);
    await turns(page);
    expect([row, await atFront(page, row)]).toEqual([row, 1]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => atFront(page, row)).toBe(2);
  }
});

/** The number of the slide at the left edge of a row. */
const atFront = (page: Page, row: string) =>
  page.locator(row).evaluate((element) => {
    const edge =
      element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft);
    const slides = [...(element.firstElementChild?.children ?? [])];
    const away = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
    return away.indexOf(Math.min(...away)) + 1;
  });

import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import { pass, visitStill, wakeSection } from '../harness/still-page.ts';

const scrollThrough = async (height: number) => {
  for (let top = 0; top < height; top += 500) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};

test('for those who ask for less motion nothing is animated anywhere on the page', async ({ visit }) => {
  const page = await visit('/landing/', { reducedMotion: 'reduce' });
  await page.evaluate(scrollThrough, 9000);
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('everything that moves without end can be paused by a control that is in sight beside it', async ({
  visit,
}) => {
  const page = await visit('/landing/', { reducedMotion: 'no-preference' });
  await page.evaluate(scrollThrough, 9000);
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
    const control = page.locator(`#${id}`).locator('button, label').filter({ hasText: /Pause/ });
    await expect(control.first(), id).toBeVisible();
  }
});

/** Lets the browser tell whoever observes it what is in sight now; more than once, for sections that are laid out late. */
const lookAround = (page: Page) =>
  page.evaluate(async () => {
    for (let look = 0; look < 3; look++)
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  });

test.for([
  { id: 'samples', list: '.stage > ul', interval: 4000 },
  { id: 'packages', list: '.row > ul', interval: 3000 },
  { id: 'how-it-works', list: '.steps', interval: 4000 },
])(
  '$id rests while it is out of sight, and back in sight begins its interval anew',
  async ({ id, list, interval }, { visit }) => {
    const page = await visitStill(visit);
    await wakeSection(page, id);
    const look = () =>
      page
        .locator(`#${id} ${list} > li`)
        .evaluateAll((items) =>
          items.map((item) => `${item.className} ${Math.round(item.getBoundingClientRect().left)}`),
        );
    const before = await look();
    await pass(page, interval - 500);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await lookAround(page);
    await pass(page, 60_000);
    expect(await look()).toEqual(before);
    await wakeSection(page, id);
    await lookAround(page);
    await pass(page, interval - 100);
    expect(await look()).toEqual(before);
    await pass(page, 1000);
    expect(await look()).not.toEqual(before);
  },
);

test.for([
  { id: 'samples', row: '.stage' },
  { id: 'packages', row: '.row' },
])('$id leave arrow keys alone that are meant for something else', async ({ id, row }, { visit }) => {
  const page = await visit('/landing/');
  await wakeSection(page, id);
  const atFront = () =>
    page.locator(`#${id} ${row}`).evaluate((element) => {
      const edge =
        element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft);
      const slides = [...(element.firstElementChild?.children ?? [])];
      const away = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
      return away.indexOf(Math.min(...away)) + 1;
    });
  const item = page.locator(`#${id} ${row} li`).nth(0);
  await item.evaluate((element) => {
    element.tabIndex = 0;
    element.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    element.focus();
  });
  await page.keyboard.press('ArrowRight');
  for (const modifier of ['Alt', 'Control', 'Meta', 'Shift'])
    await page.keyboard.press(`${modifier}+ArrowRight`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(atFront).not.toBe(1);
  await page.waitForTimeout(500);
  expect(await atFront()).toBe(2);
});

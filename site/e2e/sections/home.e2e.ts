import type { Page } from 'playwright';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';
import { pass, setHidden, turns, visitStill, wakeSection } from '../harness/still-page.ts';

const interval = 5000;

/** The number of the service card at the left edge of the text. */
const atFront = (page: Page) =>
  page.locator('#services .row').evaluate((row) => {
    const edge = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
    const away = [...row.querySelectorAll('li')].map((card) =>
      Math.abs(card.getBoundingClientRect().left - edge),
    );
    return away.indexOf(Math.min(...away)) + 1;
  });

test('services loop by buttons, keys, and a sideways wheel, in steps of 344 px, and whole cards are links', async ({
  visit,
}) => {
  const page = await visit('/');
  await wakeSection(page, 'services');
  const cards = page.locator('#services li');
  const left = (at: number) => cards.nth(at).evaluate((card) => card.getBoundingClientRect().left);
  expect((await left(1)) - (await left(0))).toBe(344);
  expect((await left(2)) + 320).toBeLessThan(1440);
  await page.getByRole('button', { name: 'Previous service' }).click();
  await expect.poll(() => atFront(page)).toBe(6);
  expect(Math.round((await left(0)) - (await left(5)))).toBe(344);
  await page.getByRole('button', { name: 'Next service' }).click();
  await expect.poll(() => atFront(page)).toBe(1);
  await page.locator('#services .row').focus();
  for (let press = 0; press < 7; press++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => atFront(page)).toBe(((press + 1) % 6) + 1);
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => atFront(page)).toBe(1);
  await page.locator('#services .row').hover();
  await page.mouse.wheel(120, 0);
  await expect.poll(() => atFront(page)).toBe(2);

  await page
    .locator('#services .card')
    .nth(1)
    .click({ position: { x: 40, y: 40 } });
  await page.waitForURL('**/services/films/');
});

test('without scripts services scroll without buttons, and all testimonials can be read', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, javaScriptEnabled: false });
  const buttons = page.locator('#services button');
  await expect(buttons).toHaveCount(2);
  await expect(buttons.filter({ visible: true })).toHaveCount(0);
  const cards = page.locator('#services li');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card.getByRole('link')).toHaveCount(1);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toBeInViewport({ ratio: 0.5 });

  const quotes = page.locator('#testimonials .quotes > li');
  await expect(quotes.filter({ visible: true })).toHaveCount(3);
  const boxes = await quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect()));
  for (const [at, box] of boxes.entries()) expect(box.top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0);
});

async function visitTestimonials(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options, '/');
  await wakeSection(page, 'testimonials');
  return page;
}

/** The numbers of the quotes in sight and of the current quotes and dots, and the counter. */
const testimonial = (page: Page) =>
  page.locator('#testimonials').evaluate((section) => {
    const numbers = (selector: string, matches: (element: Element) => boolean) =>
      [...section.querySelectorAll(selector)].flatMap((element, at) => (matches(element) ? [at + 1] : []));
    const isCurrent = (element: Element) => element.matches('[aria-current="true"]');
    return {
      visible: numbers('.quotes > li', (quote) => quote.checkVisibility({ visibilityProperty: true })),
      quotes: numbers('.quotes > li', isCurrent),
      dots: numbers('.dots button', isCurrent),
      count: section.querySelector('.num')?.textContent,
      height: section.getBoundingClientRect().height,
    };
  });

test('testimonials advance every 5 s at the same height, by a dot, and rest when paused or hidden', async ({
  visit,
}) => {
  const page = await visitTestimonials(visit);
  const { height } = await testimonial(page);
  const isAt = (n: number) => ({ quotes: [n], dots: [n], count: `Review ${n} / 3`, height });
  expect(await testimonial(page)).toMatchObject(isAt(1));
  await pass(page, interval - 50);
  expect(await testimonial(page)).toMatchObject(isAt(1));
  await pass(page, 100);
  expect(await testimonial(page)).toMatchObject(isAt(2));
  for (const n of [3, 1]) {
    await pass(page, interval);
    expect(await testimonial(page)).toMatchObject(isAt(n));
  }

  // A dot begins a new interval.
  await pass(page, interval - 500);
  await page.getByRole('button', { name: 'Review 3' }).click();
  await turns(page);
  expect(await testimonial(page)).toMatchObject(isAt(3));
  await expect.poll(async () => (await testimonial(page)).visible).toEqual([3]);
  await pass(page, interval - 100);
  expect(await testimonial(page)).toMatchObject(isAt(3));
  await pass(page, 200);
  expect(await testimonial(page)).toMatchObject(isAt(1));

  await setHidden(page, true);
  await pass(page, 60_000);
  expect(await testimonial(page)).toMatchObject(isAt(1));
  await setHidden(page, false);

  await page.getByRole('button', { name: 'Pause the reviews' }).focus();
  await page.keyboard.press('Enter');
  await pass(page, 60_000);
  expect(await testimonial(page)).toMatchObject(isAt(1));
  await page.keyboard.press('Enter');
  await pass(page, interval + 50);
  expect(await testimonial(page)).toMatchObject(isAt(2));

  // Services move by hand only.
  await wakeSection(page, 'services');
  await pass(page, 60_000);
  expect(await atFront(page)).toBe(1);
  await expect(page.locator('#services .pause-button')).toHaveCount(0);
});

test('under reduced motion testimonials change by their dots only', async ({ visit }) => {
  const page = await visitTestimonials(visit, { reducedMotion: 'reduce' });
  await pass(page, 60_000);
  expect(await testimonial(page)).toMatchObject({ visible: [1], dots: [1] });
  await expect(page.locator('#testimonials .pause-button')).toBeHidden();
  await page.getByRole('button', { name: 'Review 3' }).click();
  await turns(page);
  expect(await testimonial(page)).toMatchObject({
    visible: [3],
    quotes: [3],
    dots: [3],
    count: 'Review 3 / 3',
  });
});

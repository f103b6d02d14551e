import type { Page } from 'playwright';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';
import { pass, turns, wakeSection } from '../harness/still-page.ts';

/** Source: spec section 9, "Home testimonial rotation: 5 s". */
const interval = 5000;

const moving = { reducedMotion: 'no-preference' } as const;

/** The height of a part of the page, in px. */
const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

test('four benefits and six reasons stand in their order', async ({ visit }) => {
  const page = await visit('/');
  await expect(page.locator('#benefits h3')).toHaveText([
    'Keyword targeting',
    '24/7 live chat support',
    'Unlimited revisions',
    '100% satisfaction',
  ]);
  await expect(page.getByRole('heading', { name: 'Why Work with Us' })).toBeVisible();
  await expect(page.locator('#why-work-with-us li')).toHaveCount(6);
  await expect(page.locator('#partners li img')).toHaveCount(3);
});

/** The position, from 1, of the card that stands at the left edge of the text. */
const atFront = (page: Page) =>
  page.locator('#services .row').evaluate((row) => {
    const edge = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
    const away = [...row.querySelectorAll('li')].map((card) =>
      Math.abs(card.getBoundingClientRect().left - edge),
    );
    return away.indexOf(Math.min(...away)) + 1;
  });

test('eight services, each card with a title, a description and one link to its page', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const links = await page.locator('#services li').evaluateAll((cards) =>
    cards.map((card) => {
      const [link, ...more] = card.querySelectorAll('a');
      const texts = [...card.querySelectorAll('h3, p')].every((text) => text.textContent);
      return texts && more.length === 0 ? link?.getAttribute('href') : null;
    }),
  );
  expect(links).toEqual(
    ['resume-writing', 'cover-letters', 'linkedIn-profile', 'career-switch', 'entry-level']
      .concat('web-based-resume', 'video-resume', 'interactive-resume')
      .map((slug) => `/services/${slug}/`),
  );
});

test('the services go round by buttons and keys, in steps of 344 px', async ({ visit }) => {
  const page = await visit('/');
  await wakeSection(page, 'services');
  const cards = page.locator('#services li');
  const left = (at: number) => cards.nth(at).evaluate((card) => card.getBoundingClientRect().left);
  expect((await left(1)) - (await left(0))).toBe(344);
  expect((await left(2)) + 320).toBeLessThan(1440);
  await page.getByRole('button', { name: 'Previous service' }).click();
  await expect.poll(() => atFront(page)).toBe(8);
  expect(Math.round((await left(0)) - (await left(7)))).toBe(344);
  await page.getByRole('button', { name: 'Next service' }).click();
  await expect.poll(() => atFront(page)).toBe(1);
  await page.locator('#services .row').focus();
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => atFront(page)).toBe(((press + 1) % 8) + 1);
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => atFront(page)).toBe(1);
});

test('the services follow a sideways wheel', async ({ visit }) => {
  const page = await visit('/');
  await wakeSection(page, 'services');
  await page.locator('#services .row').hover();
  await page.mouse.wheel(120, 0);
  await expect.poll(() => atFront(page)).toBe(2);
});

test('the services never move by themselves, and so have no pause', async ({ visit }) => {
  const page = await visitStill(visit);
  await wakeSection(page, 'services');
  await pass(page, 60_000);
  expect(await atFront(page)).toBe(1);
  await expect(page.locator('#services').getByText('Pause')).toHaveCount(0);
});

test('a click anywhere on a card leads to its page', async ({ visit }) => {
  const page = await visit('/');
  await wakeSection(page, 'services');
  await page
    .locator('#services .card')
    .nth(1)
    .click({ position: { x: 40, y: 40 } });
  await page.waitForURL('**/services/films/');
});

test('without scripts the services are a row to scroll, with no buttons that do nothing', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, javaScriptEnabled: false });
  await expect(page.locator('#services button')).toHaveCount(2);
  for (const button of await page.locator('#services button').all()) await expect(button).toBeHidden();
  const last = page.locator('#services li').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.5 });
});

/** Opens the home page with motion, at a moment that lasts until a test lets time pass. */
async function visitStill(visit: Visit, options = {}): Promise<Page> {
  const before = (page: Page) => page.clock.install();
  const page = await visit('/', { ...moving, fresh: true, before, ...options });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}

async function visitReviews(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options);
  await wakeSection(page, 'testimonials');
  return page;
}

/** The reviews, and the dots, that are shown as the current one, from 1; and what the counter says. */
const review = (page: Page) =>
  page.locator('#testimonials').evaluate((section) => {
    const current = (selector: string) =>
      [...section.querySelectorAll(selector)].flatMap((element, at) =>
        element.matches('[aria-current="true"]') ? [at + 1] : [],
      );
    const count = section.querySelector('.num')?.textContent;
    return { quotes: current('.quotes > li'), dots: current('.dots button'), count };
  });
const isAt = (n: number) => ({ quotes: [n], dots: [n], count: `Review ${n} / 3` });

test('the reviews advance every 5 s and wrap after the third, in the same room', async ({ visit }) => {
  const page = await visitReviews(visit);
  const room = await height(page, '#testimonials');
  expect(await review(page)).toEqual(isAt(1));
  await pass(page, interval - 50);
  expect(await review(page)).toEqual(isAt(1));
  await pass(page, 100);
  expect(await review(page)).toEqual(isAt(2));
  for (const n of [3, 1, 2]) {
    await pass(page, interval);
    expect(await review(page)).toEqual(isAt(n));
    expect(await height(page, '#testimonials')).toBe(room);
  }
});

test('a dot shows its review and begins the 5 s anew', async ({ visit }) => {
  const page = await visitReviews(visit);
  await pass(page, interval - 500);
  await page.getByRole('button', { name: 'Review 3' }).click();
  await turns(page);
  expect(await review(page)).toEqual(isAt(3));
  await pass(page, interval - 100);
  expect(await review(page)).toEqual(isAt(3));
  await pass(page, 200);
  expect(await review(page)).toEqual(isAt(1));
});

test('only the current review is to be seen', async ({ visit }) => {
  const page = await visitReviews(visit);
  const quotes = page.locator('#testimonials .quotes > li');
  await page.getByRole('button', { name: 'Review 2' }).click();
  await expect(quotes.nth(1)).toBeVisible();
  await expect(quotes.nth(0)).toBeHidden();
  await expect(quotes.nth(2)).toBeHidden();
});

test('Pause holds the reviews and Play lets them go on, by keyboard', async ({ visit }) => {
  const page = await visitReviews(visit);
  await page.getByRole('button', { name: 'Pause the reviews' }).focus();
  await page.keyboard.press('Enter');
  await pass(page, 60_000);
  expect(await review(page)).toEqual(isAt(1));
  await page.keyboard.press('Enter');
  await pass(page, interval + 50);
  expect(await review(page)).toEqual(isAt(2));
});

test('for those who ask for less motion the reviews rest, and dots still choose', async ({ visit }) => {
  const page = await visitReviews(visit, { reducedMotion: 'reduce' });
  await pass(page, 60_000);
  expect(await review(page)).toEqual(isAt(1));
  await expect(page.locator('#testimonials .pause-button')).toBeHidden();
  await page.getByRole('button', { name: 'Review 3' }).click();
  await turns(page);
  expect(await review(page)).toEqual(isAt(3));
});

test('the reviews rest while the page is hidden', async ({ visit }) => {
  const page = await visitReviews(visit);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await pass(page, 60_000);
  expect(await review(page)).toEqual(isAt(1));
});

test('without scripts all three reviews can be read', async ({ visit }) => {
  const page = await visit('/', { ...phone, javaScriptEnabled: false });
  const quotes = page.locator('#testimonials .quotes > li');
  await expect(quotes).toHaveCount(3);
  const tops = await quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect()));
  for (const [at, quote] of (await quotes.all()).entries()) {
    await expect(quote).toBeVisible();
    expect(tops[at]?.top).toBeGreaterThanOrEqual(tops[at - 1]?.bottom ?? 0);
  }
});

import type { Page } from 'playwright';
import { expect, test, type Visit } from '../harness/browser-test.ts';
import { pass, visitStill, wakeSection } from '../harness/still-page.ts';

/** Source: spec section 9, "Packages auto-advance: 3 s, pause after manual use 8 s, hover pause 5 s". */
const interval = 3000;
const rest = 8000;
const hoverRest = 5000;
/** How long a card travels; the row stands when a test looks. */
const travel = 900;

const names = [
  'Starter Box',
  'Professional-Level Resume',
  'Professional-Level Bundle',
  'Executive-Level Bundle',
  'Office Box',
  'Web Based Portfolio',
  'LinkedIn Profile',
];

async function visitPackages(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options);
  await wakeSection(page, 'packages');
  return page;
}

/** The cards in the row's window, from the left: names, and where each begins in px. */
function row(page: Page) {
  return page.locator('#packages .row').evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.card')]
      .map((card) => ({
        name: card.querySelector('h3')?.textContent ?? '',
        box: card.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.right > left + 40 && box.left < innerWidth - 40)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ name, box }) => ({ name, left: Math.round(box.left), width: Math.round(box.width) }));
  });
}

const front = async (page: Page) => (await row(page))[0]?.name;

const button = (page: Page, name: string) => page.locator('#packages').getByRole('button', { name });

test('cards of 320 px stand 344 px apart, about three in sight', async ({ visit }) => {
  const page = await visitPackages(visit);
  const cards = await row(page);
  expect(cards.map(({ width }) => width)).toEqual(cards.map(() => 320));
  expect(cards.slice(1).map(({ left }, at) => left - (cards[at]?.left ?? 0))).toEqual(
    cards.slice(1).map(() => 344),
  );
  expect(cards.length).toBeGreaterThanOrEqual(3);
  expect(cards.length).toBeLessThanOrEqual(4);
});

test('it advances by one card every 3 s, and after the seventh comes the first, without end', async ({
  visit,
}) => {
  const page = await visitPackages(visit);
  const start = (await row(page))[0]?.left;
  expect(await front(page)).toBe(names[0]);
  await pass(page, interval - 50);
  expect(await front(page)).toBe(names[0]);
  await pass(page, 50 + travel);
  for (let step = 1; step <= 15; step++) {
    const cards = await row(page);
    const expected = cards.map((_, at) => ({
      name: names[(step + at) % 7],
      left: (start ?? 0) + at * 344,
      width: 320,
    }));
    expect(cards).toEqual(expected);
    expect(cards.length).toBeGreaterThanOrEqual(3);
    await pass(page, interval);
  }
});

test('a row that was scrolled before it woke goes on from where it stands', async ({ visit }) => {
  const page = await visitStill(visit);
  await page.locator('#packages .row').evaluate((element) => {
    element.scrollLeft = 2 * 344;
  });
  await wakeSection(page, 'packages');
  await pass(page, travel);
  expect(await front(page)).toBe(names[2]);
  await pass(page, interval);
  expect(await front(page)).toBe(names[3]);
});

test.for([
  { by: 'the next button', use: (page: Page) => button(page, 'Next package').click(), to: 1 },
  { by: 'the previous button', use: (page: Page) => button(page, 'Previous package').click(), to: 6 },
])('moved by $by it rests for 8 s and then goes on', async ({ use, to }, { visit }) => {
  const page = await visitPackages(visit);
  await use(page);
  await pass(page, travel);
  expect(await front(page)).toBe(names[to]);
  await pass(page, rest - travel - 100 + interval);
  expect(await front(page)).toBe(names[to]);
  await pass(page, 200 + travel);
  expect(await front(page)).toBe(names[(to + 1) % 7]);
});

test('it rests while the mouse is over it', async ({ visit }) => {
  const page = await visitPackages(visit);
  await page.locator('#packages .card').first().hover();
  await pass(page, 30_000);
  expect(await front(page)).toBe(names[0]);
  await page.mouse.move(5, 5);
  await pass(page, interval - 100);
  expect(await front(page)).toBe(names[0]);
  await pass(page, 200 + travel);
  expect(await front(page)).toBe(names[1]);
});

test('a mouse that only crosses holds it for 5 s', async ({ visit }) => {
  const page = await visitPackages(visit);
  await page.locator('#packages .card').first().hover();
  await pass(page, 500);
  await page.mouse.move(5, 5);
  await pass(page, hoverRest - 500 + interval - 100);
  expect(await front(page)).toBe(names[0]);
  await pass(page, 200 + travel);
  expect(await front(page)).toBe(names[1]);
});

test('it rests while the keyboard is in a card', async ({ visit }) => {
  const page = await visitPackages(visit);
  await page.locator('#packages .row').focus();
  await page.keyboard.press('Tab');
  await pass(page, 30_000);
  expect(await front(page)).toBe(names[0]);
});

test('Pause holds it and Play lets it go on, by keyboard', async ({ visit }) => {
  const page = await visitPackages(visit);
  await button(page, 'Pause').focus();
  await page.keyboard.press('Enter');
  await pass(page, 30_000);
  expect(await front(page)).toBe(names[0]);
  await expect(button(page, 'Play')).toBeFocused();
  await page.keyboard.press('Enter');
  await pass(page, interval + travel);
  expect(await front(page)).toBe(names[1]);
});

test('for those who ask for less motion it stands, and the buttons still move it', async ({ visit }) => {
  const page = await visitPackages(visit, { reducedMotion: 'reduce' });
  await pass(page, 30_000);
  expect(await front(page)).toBe(names[0]);
  await button(page, 'Next package').click();
  await pass(page, 100);
  expect(await front(page)).toBe(names[1]);
});

test('every card says its type, what it holds, and offers a live chat', async ({ visit }) => {
  const page = await visit('/landing/');
  const cards = page.locator('#packages .card');
  await expect(cards.locator('h3')).toHaveText(names);
  await expect(cards.locator('.type')).toHaveText([
    'BUDGET',
    'RESUME',
    'Recommended',
    'POPULAR',
    'CORPORATE',
    'WEB BASED',
    'LINKEDIN',
  ]);
  await expect(cards.locator('.documents > li')).toHaveCount(21);
  for (const card of await cards.all()) {
    await expect(card.getByRole('link', { name: /^Live Chat/ })).toHaveAttribute('data-chat', '');
    const features = card.locator('.features');
    expect(
      await features.evaluate((list) => list.scrollHeight <= list.clientHeight || list.tabIndex === 0),
    ).toBe(true);
  }
});

test.for([360, 390, 768, 1440])('every card shows all its features at %i px', async (width, { visit }) => {
  const page = await visit('/landing/', { viewport: { width, height: 844 } });
  const cut = await page.locator('#packages .features').evaluateAll(
    (lists) =>
      (lists as HTMLElement[]).filter((list) => {
        list.style.contentVisibility = 'visible';
        return list.scrollHeight > list.clientHeight || list.tabIndex === 0;
      }).length,
  );
  expect(cut).toBe(0);
});

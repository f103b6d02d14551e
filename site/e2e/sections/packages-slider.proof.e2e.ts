import type { Page } from 'playwright';
import { expect, test, type Visit } from '../harness/browser-test.ts';
import { pass, visitStill, wakeSection } from '../harness/still-page.ts';

const interval = 3000;
const rest = 8000;
const hoverRest = 5000;
/** Time after which a card has stopped moving. */
const travel = 900;

const names = ['Starter Box', 'Studio Box', 'Office Box', 'Wedding Suite', 'Archive Box'];
const count = names.length;

async function visitPackages(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options);
  await wakeSection(page, 'packages');
  return page;
}

/** The cards in sight, from the left, with their positions in px. */
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

test('the row advances by a card of 344 px every 3 s, endlessly, with three or four cards in sight', async ({
  visit,
}) => {
  const page = await visitPackages(visit);
  const start = (await row(page))[0]?.left ?? 0;
  expect(await front(page)).toBe(names[0]);
  await pass(page, interval - 50);
  expect(await front(page)).toBe(names[0]);
  await pass(page, 50 + travel);
  for (let step = 1; step <= 2 * count + 1; step++) {
    const cards = await row(page);
    expect(cards).toEqual(
      cards.map((_, at) => ({ name: names[(step + at) % count], left: start + at * 344, width: 320 })),
    );
    expect([3, 4]).toContain(cards.length);
    await pass(page, interval);
  }
});

test('the row rests for 8 s after a button, and while the mouse or the keyboard is on a card', async ({
  visit,
}) => {
  const page = await visitPackages(visit);
  for (const [name, to] of [
    ['Next package', 1],
    ['Previous package', 1],
  ] as const) {
    await button(page, name).click();
    await pass(page, travel);
    expect(await front(page)).toBe(names[to]);
    await pass(page, rest - travel - 100 + interval);
    expect(await front(page)).toBe(names[to]);
    await pass(page, 200 + travel);
    expect(await front(page)).toBe(names[to + 1]);
  }

  const expectNextAfter = async (ms: number, to: number) => {
    await page.mouse.move(5, 5);
    await pass(page, ms - 100);
    expect(await front(page)).toBe(names[to - 1]);
    await pass(page, 200 + travel);
    expect(await front(page)).toBe(names[to]);
  };
  await page.locator('#packages .card').nth(2).hover();
  await pass(page, 30_000);
  await expectNextAfter(interval, 3);
  // A mouse that only crosses the row stops it for 5 s.
  await page.locator('#packages .card').nth(3).hover();
  await pass(page, 500);
  await expectNextAfter(hoverRest - 500 + interval, 4);

  await page.locator('#packages .card a').nth(4).focus();
  await pass(page, 30_000);
  expect(await front(page)).toBe(names[4]);
});

test('the row is paused and played by keyboard', async ({ visit }) => {
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

test('a row scrolled before it woke keeps its position', async ({ visit }) => {
  const page = await visitStill(visit);
  await page.locator('#packages .row').evaluate((element) => {
    element.scrollLeft = 344;
  });
  await wakeSection(page, 'packages');
  await pass(page, travel);
  expect(await front(page)).toBe(names[1]);
  await pass(page, interval);
  expect(await front(page)).toBe(names[2]);
});

test('under reduced motion the row moves by its buttons only', async ({ visit }) => {
  const page = await visitPackages(visit, { reducedMotion: 'reduce' });
  await pass(page, 30_000);
  expect(await front(page)).toBe(names[0]);
  await button(page, 'Next package').click();
  await pass(page, 100);
  expect(await front(page)).toBe(names[1]);
});

test('every card shows all its features at every width', async ({ visit }) => {
  const page = await visit('/landing/');
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await page.locator('#packages .included').evaluateAll(
      (lists) =>
        (lists as HTMLElement[]).filter((list) => {
          list.style.contentVisibility = 'visible';
          return list.scrollHeight > list.clientHeight || list.tabIndex === 0;
        }).length,
    );
    expect([width, cut]).toEqual([width, 0]);
  }
});

import type { Page } from 'playwright';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';
import { pass, visitStill, wakeSection } from '../harness/still-page.ts';
import { swipeLeft } from '../harness/swipe.ts';

const interval = 3000;
const rest = 8000;

async function visitSteps(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options, '/order/');
  await wakeSection(page, 'how-it-works');
  return page;
}

/** The numbers of the steps marked on the stage and in the list, and the live text. */
const current = (page: Page) =>
  page.locator('#how-it-works').evaluate((section) => {
    const marked = (selector: string) =>
      [...section.querySelectorAll(selector)].flatMap((one, at) =>
        one.matches('[aria-current="step"]') ? [at + 1] : [],
      );
    const live = section.querySelector('[aria-live]')?.textContent;
    return { stage: marked('.stage li'), list: marked('.names button'), live };
  });

const titles = ['We talk', 'You approve a proof', 'We print', 'You unpack'];
const at = (n: number) => ({ stage: [n], list: [n], live: `Step ${n} of 4: ${titles[n - 1]}` });
const after = (n: number) => (n % 4) + 1;

const button = (page: Page, name: string | RegExp) =>
  page.locator('#how-it-works').getByRole('button', { name });

test('steps advance every 3 s, wrap after the fourth, and rest when paused or under the mouse', async ({
  visit,
}) => {
  const page = await visitSteps(visit);
  const left = (n: number) =>
    page
      .locator('#how-it-works .stage li')
      .nth(n - 1)
      .evaluate((sheet) => Math.round(sheet.getBoundingClientRect().left));
  const [front, next] = [await left(1), await left(2)];
  expect(next).toBeLessThan(1440);
  expect(await current(page)).toEqual(at(1));
  await pass(page, interval - 50);
  expect(await current(page)).toEqual(at(1));
  await pass(page, 100);
  expect(await current(page)).toEqual(at(2));
  // The current sheet comes to the front, and the next one peeks in from the right.
  await pass(page, 2000);
  expect([await left(2), await left(3)]).toEqual([front, next]);
  await pass(page, interval - 2000);
  expect(await current(page)).toEqual(at(3));
  for (const n of [4, 1]) {
    await pass(page, interval);
    expect(await current(page)).toEqual(at(n));
  }

  await pass(page, 2000);
  await page.locator('#how-it-works .stage li').first().hover();
  await pass(page, 30_000);
  expect(await current(page)).toEqual(at(1));
  await page.mouse.move(2, 300);
  await pass(page, interval + 50);
  expect(await current(page)).toEqual(at(2));

  await button(page, 'Pause the steps').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Play the steps')).toBeFocused();
  await pass(page, 30_000);
  expect(await current(page)).toEqual(at(2));
  await page.keyboard.press('Space');
  await pass(page, interval + 50);
  expect(await current(page)).toEqual(at(3));
});

test('after each manual move steps rest for 8 s and then go on', async ({ visit }) => {
  const page = await visitSteps(visit);
  const moves: { by: string; use: () => Promise<unknown>; to: (n: number) => number }[] = [
    { by: 'next', use: () => button(page, 'Next step').click(), to: after },
    { by: 'previous', use: () => button(page, 'Previous step').click(), to: (n) => ((n + 2) % 4) + 1 },
    { by: 'list', use: () => button(page, /We print/).click(), to: () => 3 },
    {
      by: 'arrow key',
      use: async () => {
        await button(page, 'Next step').focus();
        await page.keyboard.press('ArrowRight');
      },
      to: after,
    },
  ];
  let n = 1;
  for (const { by, use, to } of moves) {
    await pass(page, interval - 700);
    expect([by, await current(page)]).toEqual([by, at(n)]);
    await use();
    n = to(n);
    await pass(page, rest + interval - 300);
    expect([by, await current(page)]).toEqual([by, at(n)]);
    await pass(page, 500);
    n = after(n);
    expect([by, await current(page)]).toEqual([by, at(n)]);
  }
});

test('under reduced motion the list alone moves the steps, and every drawing is loaded before', async ({
  visit,
}) => {
  const page = await visitSteps(visit, { reducedMotion: 'reduce', pictures: true });
  const loaded = () =>
    page
      .locator('#how-it-works .stage img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(loaded).toEqual([true, true, true, true]);
  await pass(page, 30_000);
  expect(await current(page)).toEqual(at(1));
  await expect(button(page, /Pause/)).toBeHidden();
  await button(page, /You unpack/).click();
  await pass(page, 100);
  expect(await current(page)).toEqual(at(4));
});

test('a swipe on a phone shows the next step', async ({ visit }) => {
  const page = await visitSteps(visit, phone);
  const stage = page.locator('#how-it-works .stage');
  await stage.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await swipeLeft(page, stage.locator('li').first(), { x: 260, y: 200 });
  await pass(page, 1000);
  expect(await current(page)).toEqual(at(2));
});

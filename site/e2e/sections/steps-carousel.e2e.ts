import type { Page } from 'playwright';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';
import { pass, wakeSection } from '../harness/still-page.ts';
import { swipeLeft } from '../harness/swipe.ts';

/** Source: spec section 4, "The original landing page's four-step carousel advances every 3 s". */
const interval = 3000;
const rest = 8000;

async function visitSteps(visit: Visit, options = {}): Promise<Page> {
  const page = await visit('/order/', {
    reducedMotion: 'no-preference',
    fresh: true,
    before: (page) => page.clock.install(),
    ...options,
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await wakeSection(page, 'how-it-works');
  return page;
}

/** The steps, from 1, that are marked on the stage and in the list; and what is told. */
const current = (page: Page) =>
  page.locator('#how-it-works').evaluate((section) => {
    const marked = (selector: string) =>
      [...section.querySelectorAll(selector)].flatMap((one, at) =>
        one.matches('[aria-current="step"]') ? [at + 1] : [],
      );
    const told = section.querySelector('[aria-live]')?.textContent;
    return { stage: marked('.stage li'), list: marked('.names button'), told };
  });

const titles = ['We talk', 'We write', 'You mark it up', 'You send it'];
const at = (n: number) => ({ stage: [n], list: [n], told: `Step ${n} of 4: ${titles[n - 1]}` });

const button = (page: Page, name: string | RegExp) =>
  page.locator('#how-it-works').getByRole('button', { name });

test('the four steps stand in their order, each with a drawing, a text and a note', async ({ visit }) => {
  const page = await visit('/order/');
  const steps = page.locator('#how-it-works .stage li');
  await expect(page.locator('#how-it-works h2')).toHaveText('How we write');
  await expect(steps.locator('h3')).toHaveText(titles);
  await expect(steps.locator('img')).toHaveCount(4);
  await expect(steps.locator('.note')).toHaveCount(4);
});

test('every drawing is there before its step comes', async ({ visit }) => {
  const page = await visitSteps(visit);
  const loaded = () =>
    page
      .locator('#how-it-works .stage img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(loaded).toEqual([true, true, true, true]);
});

test('it advances every 3 s and wraps after the fourth', async ({ visit }) => {
  const page = await visitSteps(visit);
  expect(await current(page)).toEqual(at(1));
  await pass(page, interval - 50);
  expect(await current(page)).toEqual(at(1));
  await pass(page, 100);
  expect(await current(page)).toEqual(at(2));
  for (const n of [3, 4, 1]) {
    await pass(page, interval);
    expect(await current(page)).toEqual(at(n));
  }
});

test('the current sheet comes to the front, and the next one looks in from the right', async ({ visit }) => {
  const page = await visitSteps(visit);
  const left = (n: number) =>
    page
      .locator('#how-it-works .stage li')
      .nth(n - 1)
      .evaluate((sheet) => Math.round(sheet.getBoundingClientRect().left));
  const front = await left(1);
  const next = await left(2);
  expect(next).toBeLessThan(1440);
  await pass(page, interval + 2000);
  expect([await left(2), await left(3)]).toEqual([front, next]);
});

test.for([
  { by: 'the next button', use: (page: Page) => button(page, 'Next step').click(), to: 2 },
  { by: 'the previous button', use: (page: Page) => button(page, 'Previous step').click(), to: 4 },
  { by: 'the list', use: (page: Page) => button(page, /You mark it up/).click(), to: 3 },
  {
    by: 'an arrow key',
    use: async (page: Page) => {
      await button(page, 'Next step').focus();
      await page.keyboard.press('ArrowRight');
    },
    to: 2,
  },
])('moved by $by it rests for 8 s and then goes on', async ({ use, to }, { visit }) => {
  const page = await visitSteps(visit);
  await pass(page, interval - 500);
  await use(page);
  await pass(page, rest + interval - 300);
  expect(await current(page)).toEqual(at(to));
  await pass(page, 500);
  expect(await current(page)).toEqual(at((to % 4) + 1));
});

test('it rests while a mouse is on a step', async ({ visit }) => {
  const page = await visitSteps(visit);
  await page.locator('#how-it-works .stage li').first().hover();
  await pass(page, 30_000);
  expect(await current(page)).toEqual(at(1));
  await page.mouse.move(2, 300);
  await pass(page, interval + 50);
  expect(await current(page)).toEqual(at(2));
});

test('Pause holds it and Play lets it go on, by keyboard', async ({ visit }) => {
  const page = await visitSteps(visit);
  await button(page, 'Pause the steps').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Play the steps')).toBeFocused();
  await pass(page, 30_000);
  expect(await current(page)).toEqual(at(1));
  await page.keyboard.press('Space');
  await pass(page, interval + 50);
  expect(await current(page)).toEqual(at(2));
});

test('for those who ask for less motion it stands, and the list still chooses', async ({ visit }) => {
  const page = await visitSteps(visit, { reducedMotion: 'reduce' });
  await pass(page, 30_000);
  expect(await current(page)).toEqual(at(1));
  await expect(button(page, /Pause/)).toBeHidden();
  await button(page, /You send it/).click();
  await pass(page, 100);
  expect(await current(page)).toEqual(at(4));
});

test('a finger swipes it on a phone', async ({ visit }) => {
  const page = await visitSteps(visit, phone);
  const stage = page.locator('#how-it-works .stage');
  await stage.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await swipeLeft(page, stage.locator('li').first(), { x: 260, y: 200 });
  await pass(page, 1000);
  expect(await current(page)).toEqual(at(2));
});

import type { Page } from 'playwright';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';
import { pass, visitStill, wakeSection } from '../harness/still-page.ts';
import { swipeLeft } from '../harness/swipe.ts';

/** Source: spec section 9, "Landing samples auto-advance: 4 s, pause 8 s". */
const interval = 4000;
const rest = 8000;

async function visitSamples(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options);
  await wakeSection(page, 'samples');
  return page;
}

/** What the panel says: its caption, and the positions, from 1, that it marks as current. */
function panel(page: Page) {
  return page.locator('#samples').evaluate((section) => {
    const currentOf = (selector: string) =>
      [...section.querySelectorAll(selector)].flatMap((element, at) =>
        element.matches('[aria-current="true"]') ? [at + 1] : [],
      );
    const progress = section.querySelector('progress');
    return {
      caption: section.querySelector('.place p')?.textContent,
      dots: currentOf('.dots button'),
      thumbs: currentOf('.thumbs > *'),
      texts: currentOf('.about li'),
      sheets: currentOf('.stage li'),
      progress: progress && `${progress.value} of ${progress.max}`,
    };
  });
}

const at = (n: number) => ({
  caption: `Resume ${n} / 4 Total Samples`,
  dots: [n],
  thumbs: [n],
  texts: [n],
  sheets: [n],
  progress: `${n} of 5`,
});

const button = (page: Page, name: string) => page.locator('#samples').getByRole('button', { name });

test('it advances every 4 s and wraps after the fifth', async ({ visit }) => {
  const page = await visitSamples(visit);
  expect(await panel(page)).toEqual(at(1));
  await pass(page, interval - 50);
  expect(await panel(page)).toEqual(at(1));
  await pass(page, 100);
  expect(await panel(page)).toEqual(at(2));
  for (const n of [3, 4, 5, 1]) {
    await pass(page, interval);
    expect(await panel(page)).toEqual(at(n));
  }
});

test('the current sheet stands at the front and the next peeks in from the right', async ({ visit }) => {
  const page = await visitSamples(visit);
  const left = (n: number) =>
    page
      .locator('#samples .stage li')
      .nth(n - 1)
      .evaluate((sheet) => Math.round(sheet.getBoundingClientRect().left));
  const front = await left(1);
  const step = (await left(2)) - front;
  expect(front + step).toBeLessThan(1440);
  await pass(page, interval + 2000);
  expect(await left(2)).toBe(front);
  expect(await left(3)).toBe(front + step);
});

test.for([
  { by: 'the next button', use: (page: Page) => button(page, 'Next sample').click(), to: 2 },
  { by: 'the previous button', use: (page: Page) => button(page, 'Previous sample').click(), to: 5 },
  { by: 'a dot', use: (page: Page) => button(page, 'Resume 4').click(), to: 4 },
  { by: 'a thumbnail', use: (page: Page) => page.locator('#samples .thumbs > *').nth(2).click(), to: 3 },
  {
    by: 'an arrow key',
    use: async (page: Page) => {
      await page.locator('#samples .stage').focus();
      await page.keyboard.press('ArrowRight');
    },
    to: 2,
  },
  { by: 'a drag', use: drag, to: 2 },
])('moved by $by it rests for 8 s and then goes on', async ({ use, to }, { visit }) => {
  const page = await visitSamples(visit);
  await pass(page, interval - 500);
  await use(page);
  // 8 s of rest, then the interval begins anew; a drag takes some of that time itself.
  await pass(page, rest + interval - 300);
  expect(await panel(page)).toEqual(at(to));
  await pass(page, 500);
  expect(await panel(page)).toEqual(at((to % 5) + 1));
  await pass(page, interval);
  expect(await panel(page)).toEqual(at(((to + 1) % 5) + 1));
});

async function drag(page: Page): Promise<void> {
  const box = await page.locator('#samples .stage li').first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 0; moved <= 280; moved += 40) {
    await page.mouse.move(x - moved, y);
    await page.clock.runFor(16);
  }
  await page.mouse.up();
}

test('every time it is moved by hand the 8 s begin anew', async ({ visit }) => {
  const page = await visitSamples(visit);
  await button(page, 'Next sample').click();
  await pass(page, rest - 1000);
  await button(page, 'Next sample').click();
  await pass(page, rest - 1000);
  expect(await panel(page)).toEqual(at(3));
});

test('Pause holds it and Play lets it go on, by keyboard', async ({ visit }) => {
  const page = await visitSamples(visit);
  await button(page, 'Pause the samples').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Play the samples')).toBeFocused();
  await pass(page, 60_000);
  expect(await panel(page)).toEqual(at(1));
  await page.keyboard.press('Space');
  await pass(page, interval + 50);
  expect(await panel(page)).toEqual(at(2));
});

test('it rests while nobody can see the page', async ({ visit }) => {
  const page = await visitSamples(visit);
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  await pass(page, 60_000);
  expect(await panel(page)).toEqual(at(1));
  await hide(false);
  await pass(page, interval + 50);
  expect(await panel(page)).toEqual(at(2));
});

test('for those who ask for less motion nothing moves by itself, and the buttons still do', async ({
  visit,
}) => {
  const page = await visitSamples(visit, { reducedMotion: 'reduce' });
  await pass(page, 60_000);
  expect(await panel(page)).toEqual(at(1));
  await expect(button(page, 'Pause the samples')).toBeHidden();
  await button(page, 'Next sample').click();
  await pass(page, 100);
  expect(await panel(page)).toEqual(at(2));
});

test('what a visitor moves by hand is told, unless the samples move by themselves', async ({ visit }) => {
  const caption = (page: Page) => page.locator('#samples .place p');
  const moving = await visitSamples(visit);
  await expect(caption(moving)).toHaveAttribute('aria-live', 'off');
  await button(moving, 'Pause the samples').click();
  await expect(caption(moving)).toHaveAttribute('aria-live', 'polite');
  const still = await visitSamples(visit, { reducedMotion: 'reduce' });
  await expect(caption(still)).toHaveAttribute('aria-live', 'polite');
});

test('a finger swipes it on a phone', async ({ visit }) => {
  const page = await visitSamples(visit, phone);
  const stage = page.locator('#samples .stage');
  await stage.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await swipeLeft(page, stage.locator('li').first(), { x: 240, y: 150 });
  await pass(page, 1000);
  expect(await panel(page)).toEqual(at(2));
});

test('the action opens chat', async ({ visit }) => {
  const page = await visitSamples(visit);
  await page.locator('#samples').getByRole('link', { name: 'Talk To A Printer' }).click();
  await expect(page.getByText('Our chat opens soon!')).toBeVisible();
});

test('below 640 px a sheet is as wide as a phone shows it', async ({ visit }) => {
  const page = await visit('/landing/', { viewport: { width: 640, height: 800 } });
  const sheet = page.locator('#samples .stage li').first();
  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const wide = await width();
  expect(wide).toBeGreaterThan(400);
  await page.setViewportSize({ width: 639, height: 800 });
  await expect.poll(width).toBeCloseTo(286, 0);
});

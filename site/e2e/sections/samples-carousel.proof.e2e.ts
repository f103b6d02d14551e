import type { Page } from 'playwright';
import { expect, phone, test, type Visit } from '../harness/browser-test.ts';
import { pass, setHidden, visitStill, wakeSection } from '../harness/still-page.ts';
import { swipeLeft } from '../harness/swipe.ts';

const interval = 4000;
const rest = 8000;
const count = 4;

async function visitSamples(visit: Visit, options = {}): Promise<Page> {
  const page = await visitStill(visit, options);
  await wakeSection(page, 'samples');
  return page;
}

/** The caption, and the numbers of the dots, thumbnails, texts, and sheets that are marked as current. */
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
  caption: `Resume ${n} / ${count} Total Samples`,
  dots: [n],
  thumbs: [n],
  texts: [n],
  sheets: [n],
  progress: `${n} of ${count}`,
});

const after = (n: number) => (n % count) + 1;

const button = (page: Page, name: string) => page.locator('#samples').getByRole('button', { name });
const caption = (page: Page) => page.locator('#samples .place p');

test('samples advance every 4 s, wrap after the last, and rest when paused or hidden', async ({ visit }) => {
  const page = await visitSamples(visit);
  const left = (n: number) =>
    page
      .locator('#samples .stage li')
      .nth(n - 1)
      .evaluate((sheet) => Math.round(sheet.getBoundingClientRect().left));
  const front = await left(1);
  const step = (await left(2)) - front;
  expect(front + step).toBeLessThan(1440);

  expect(await panel(page)).toEqual(at(1));
  await pass(page, interval - 50);
  expect(await panel(page)).toEqual(at(1));
  await pass(page, 100);
  expect(await panel(page)).toEqual(at(2));
  // The current sheet comes to the front, and the next one peeks in from the right.
  await pass(page, interval / 2);
  expect(await left(2)).toBe(front);
  expect(await left(3)).toBe(front + step);
  await pass(page, interval / 2);
  expect(await panel(page)).toEqual(at(3));
  for (const n of [4, 1]) {
    await pass(page, interval);
    expect(await panel(page)).toEqual(at(n));
  }

  await setHidden(page, true);
  await pass(page, 60_000);
  expect(await panel(page)).toEqual(at(1));
  await setHidden(page, false);
  await pass(page, interval + 50);
  expect(await panel(page)).toEqual(at(2));

  // Screen readers announce moves by the visitor, and none that the carousel makes itself.
  await expect(caption(page)).toHaveAttribute('aria-live', 'off');
  await button(page, 'Pause the samples').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Play the samples')).toBeFocused();
  await expect(caption(page)).toHaveAttribute('aria-live', 'polite');
  await pass(page, 60_000);
  expect(await panel(page)).toEqual(at(2));
  await page.keyboard.press('Space');
  await pass(page, interval + 50);
  expect(await panel(page)).toEqual(at(3));
});

test('after each manual move samples rest for 8 s and then go on', async ({ visit }) => {
  const page = await visitSamples(visit);
  const moves: { by: string; use: (page: Page) => Promise<unknown>; to: (n: number) => number }[] = [
    { by: 'next', use: () => button(page, 'Next sample').click(), to: after },
    {
      by: 'previous',
      use: () => button(page, 'Previous sample').click(),
      to: (n) => ((n + count - 2) % count) + 1,
    },
    { by: 'dot', use: () => button(page, 'Resume 4').click(), to: () => 4 },
    { by: 'thumbnail', use: () => page.locator('#samples .thumbs > *').nth(1).click(), to: () => 2 },
    {
      by: 'arrow key',
      use: async () => {
        await page.locator('#samples .stage').focus();
        await page.keyboard.press('ArrowRight');
      },
      to: after,
    },
    { by: 'drag', use: drag, to: after },
  ];
  let current = 1;
  for (const { by, use, to } of moves) {
    await pass(page, interval - 700);
    expect([by, await panel(page)]).toEqual([by, at(current)]);
    await use(page);
    current = to(current);
    // A drag takes some of the time itself.
    await pass(page, rest + interval - 300);
    expect([by, await panel(page)]).toEqual([by, at(current)]);
    await pass(page, 500);
    current = after(current);
    expect([by, await panel(page)]).toEqual([by, at(current)]);
  }
  await pass(page, interval);
  expect(await panel(page)).toEqual(at(after(current)));
});

async function drag(page: Page): Promise<void> {
  const box = await page.locator('#samples .stage li[aria-current]').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 0; moved <= 280; moved += 40) {
    await page.mouse.move(x - moved, y);
    await page.clock.runFor(16);
  }
  await page.mouse.up();
}

test('under reduced motion samples move by their buttons only, and their action opens chat', async ({
  visit,
}) => {
  const page = await visitSamples(visit, { reducedMotion: 'reduce' });
  await pass(page, 60_000);
  expect(await panel(page)).toEqual(at(1));
  await expect(button(page, 'Pause the samples')).toBeHidden();
  await expect(caption(page)).toHaveAttribute('aria-live', 'polite');
  await button(page, 'Next sample').click();
  await pass(page, 100);
  expect(await panel(page)).toEqual(at(2));
  await page.locator('#samples').getByRole('link', { name: 'Talk To A Printer' }).click();
  await expect(page.getByText('Our chat opens soon!')).toBeVisible();
});

test('a swipe on a phone shows the next sample', async ({ visit }) => {
  const page = await visitSamples(visit, phone);
  const stage = page.locator('#samples .stage');
  await stage.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await swipeLeft(page, stage.locator('li').first(), { x: 240, y: 150 });
  await pass(page, 1000);
  expect(await panel(page)).toEqual(at(2));
});

test('below 640 px a sheet is as wide as a phone shows it', async ({ visit }) => {
  const page = await visit('/landing/', { viewport: { width: 640, height: 800 } });
  const sheet = page.locator('#samples .stage li').first();
  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(400);
  await page.setViewportSize({ width: 639, height: 800 });
  await expect.poll(width).toBeCloseTo(286, 0);
});

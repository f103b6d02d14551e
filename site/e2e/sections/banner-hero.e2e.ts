import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';

/** In ms. */
const turn = 3000;

const moving = { reducedMotion: 'no-preference' } as const;
const words = ['Letter', 'Menu', 'Field Notebook', 'Invitation'];

/** The fully visible words, and the numbers of the fully visible pictures, dots, and counters. */
function shown(page: Page) {
  return page.locator('.banner-hero').evaluate((hero) => {
    const isWhole = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).opacity === '1';
    const numbers = (selector: string, whole: (element: Element) => boolean) =>
      [...hero.querySelectorAll(selector)].flatMap((element, at) => (whole(element) ? [at + 1] : []));
    return {
      words: [...hero.querySelectorAll('.rot > span')]
        .filter((word) => isWhole(word) && isWhole(word.parentElement ?? word))
        .map((word) => word.textContent),
      pictures: numbers('.pictures > li', (li) =>
        [li, ...li.querySelectorAll('img')].every((e) => isWhole(e)),
      ),
      dots: numbers('.dots input', (dot) => isWhole(dot, '::after')),
      count: numbers('.num b', (number) => isWhole(number)),
    };
  });
}

/** Sets every animation of the hero to a moment of the rotation, in ms. @returns what is shown */
async function shownAt(page: Page, ms: number) {
  await page.locator('.banner-hero').evaluate((hero, time) => {
    for (const animation of hero.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);
  return shown(page);
}

/** Moves every animation on, in ms. Unlike `shownAt` it leaves pausing and playing to the page's own buttons. */
const moveOn = (page: Page, ms: number) =>
  page.locator('.banner-hero').evaluate((hero, time) => {
    for (const animation of hero.getAnimations({ subtree: true }))
      animation.currentTime = Number(animation.currentTime) + time;
  }, ms);

const states = (page: Page) =>
  page
    .locator('.banner-hero')
    .evaluate((hero) => [
      ...new Set(hero.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);

const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

test('words and pictures change every 3 s, each in their own cycle, and nothing else moves', async ({
  visit,
}) => {
  const page = await visit('/', moving);
  // Screen readers get the headline once, with its first word.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('The Letter they keep.');
  const before = await height(page, '.banner-hero');
  expect(await shownAt(page, 0)).toEqual({ words: [words[0]], pictures: [1], dots: [1], count: [1] });
  for (let at = 0; at < 13; at++)
    for (const ms of [300, 2300]) {
      const n = (at % 3) + 1;
      expect(await shownAt(page, at * turn + ms)).toEqual({
        words: [words[at % 4]],
        pictures: [n],
        dots: [n],
        count: [n],
      });
    }
  expect(await height(page, '.banner-hero')).toBe(before);

  // Paused in the middle of a change, one word and one picture are whole.
  const change = turn - 310;
  for (const ms of [change - 100, change + 100]) {
    await shownAt(page, ms);
    await page.getByRole('checkbox', { name: 'Pause or play the pictures and words' }).check();
    const { words, pictures } = await shown(page);
    expect([words.length, pictures.length]).toEqual([1, 1]);
    await page.getByRole('checkbox', { name: 'Pause or play' }).uncheck();
  }
});

test.for([
  { name: 'with scripts', options: moving },
  { name: 'without scripts', options: { ...moving, javaScriptEnabled: false } },
])('$name the keyboard pauses and plays the hero and chooses a picture', async ({ options }, { visit }) => {
  const page = await visit('/', options);
  expect(await states(page)).toEqual(['running']);
  await page.getByRole('checkbox', { name: 'Pause or play the pictures and words' }).focus();
  await page.keyboard.press('Space');
  expect(await states(page)).toEqual(['paused']);
  await page.keyboard.press('Space');
  expect(await states(page)).toEqual(['running']);

  await page.getByRole('radio', { name: 'Picture 2' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const chosen = { pictures: [2], dots: [2], count: [2] };
  expect(await shown(page)).toMatchObject(chosen);
  expect(await states(page)).toEqual(['paused']);
  await moveOn(page, turn + 500);
  expect(await shown(page)).toMatchObject(chosen);
  await page.keyboard.press('ArrowRight');
  expect(await shown(page)).toMatchObject({ pictures: [3], dots: [3], count: [3] });

  const play = page.getByRole('button', { name: 'Play the pictures and words' });
  await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await states(page)).toEqual(['running']);
  await expect(play).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(play).toBeHidden();
  await expect(page.locator('.banner-hero :checked')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('under reduced motion the first word and picture stay, dots choose, and the buttons open the form and chat', async ({
  visit,
}) => {
  const page = await visit('/');
  expect(await states(page)).toEqual([]);
  expect(await shown(page)).toEqual({ words: [words[0]], pictures: [1], dots: [1], count: [1] });
  await expect(page.locator('.banner-hero .pause')).toBeHidden();
  await page.getByRole('radio', { name: 'Picture 3' }).click();
  expect(await shown(page)).toMatchObject({ pictures: [3], dots: [3], count: [3] });

  const hero = page.locator('.banner-hero');
  await expect(hero.getByRole('link', { name: 'Talk To A Printer' })).toHaveAttribute('data-chat', '');
  await hero.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.locator('#form-request')).toBeVisible();
});

test('every word fits in one line at every width', async ({ visit }) => {
  const page = await visit('/', moving);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page.locator('h1 .rot > span').evaluateAll((all) =>
      all.map((word) => {
        const { right, height } = word.getBoundingClientRect();
        return { right, lines: Math.round(height / Number.parseFloat(getComputedStyle(word).lineHeight)) };
      }),
    );
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(
      width >= 1024 ? width * 0.55 : width,
    );
    expect([width, boxes.map(({ lines }) => lines)]).toEqual([width, words.map(() => 1)]);
  }
});

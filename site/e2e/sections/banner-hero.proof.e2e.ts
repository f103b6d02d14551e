import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';

/** In ms. */
const turn = 3000;

const moving = { reducedMotion: 'no-preference' } as const;
const words = ['Letter', 'Menu', 'Field Notebook', 'Invitation'];
/** The name on the document that comes with each word. */
const documents = ['Gull Rock Inn', 'Supper', 'Lichens', 'Gull Rock Inn'];

/** The words and documents that are shown at a moment of the rotation (ms). */
function shownAt(page: Page, ms: number) {
  return page.locator('.banner-hero').evaluate((hero, time) => {
    for (const animation of hero.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    const shown = (selector: string) =>
      [...hero.querySelectorAll(selector)].filter((element) => getComputedStyle(element).opacity === '1');
    return {
      words: shown('.rot > span').map((word) => word.textContent),
      documents: shown('.pictures > li').map((item) => item.querySelector('.name')?.textContent),
    };
  }, ms);
}

const states = (page: Page) =>
  page
    .locator('.banner-hero')
    .evaluate((hero) => [
      ...new Set(hero.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);

test('words change every 3 s, each with its document, and nothing else moves', async ({ visit }) => {
  const page = await visit('/', moving);
  // Screen readers get the headline once, with its first word.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('The Letter they keep.');
  const height = () => page.locator('.banner-hero').evaluate((hero) => hero.getBoundingClientRect().height);
  const before = await height();
  for (let at = 0; at < 9; at++)
    for (const ms of [300, 2300])
      expect(await shownAt(page, at * turn + ms)).toEqual({
        words: [words[at % 4]],
        documents: [documents[at % 4]],
      });
  expect(await height()).toBe(before);
});

test.for([
  { name: 'with scripts', options: moving },
  { name: 'without scripts', options: { ...moving, javaScriptEnabled: false } },
])('$name the keyboard pauses and plays the hero', async ({ options }, { visit }) => {
  const page = await visit('/', options);
  expect(await states(page)).toEqual(['running']);
  const pause = page.getByRole('checkbox', { name: 'Pause or play the words and pictures' });
  await pause.focus();
  for (const state of ['paused', 'running']) {
    await page.keyboard.press('Space');
    expect(await states(page)).toEqual([state]);
  }
});

test('under reduced motion the first word and document stay, and the buttons open the form and chat', async ({
  visit,
}) => {
  const page = await visit('/');
  expect(await states(page)).toEqual([]);
  expect(await shownAt(page, turn)).toEqual({ words: [words[0]], documents: [documents[0]] });
  const hero = page.locator('.banner-hero');
  await expect(hero.locator('.pause')).toBeHidden();
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

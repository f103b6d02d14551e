import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const words = ['Professional', 'ATS-Optimized', 'Industry-Specific', 'Expert-Written'];
const moving = { reducedMotion: 'no-preference' } as const;

/** The words that are fully shown, and the headline's height in px, at a moment of the rotation. */
function headlineAt(page: Page, ms: number) {
  return page.locator('h1').evaluate((h1, time) => {
    for (const animation of h1.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    const isShown = (word: Element) =>
      [word, ...word.querySelectorAll(':scope > span')].every(
        (part) => getComputedStyle(part).opacity === '1',
      );
    const shown = [...h1.querySelectorAll('.rot > span')].filter(isShown);
    return { shown: shown.map((word) => word.textContent), height: h1.getBoundingClientRect().height };
  }, ms);
}

test('the words of the headline take turns every 3 s, without moving the page', async ({ visit }) => {
  const page = await visit('/landing/', moving);
  const { height } = await headlineAt(page, 1000);
  for (let turn = 0; turn < 9; turn++) {
    const expected = { shown: [words[turn % 4]], height };
    for (const ms of [300, 2300]) expect(await headlineAt(page, turn * 3000 + ms)).toEqual(expected);
  }
});

test('the first word is there at once', async ({ visit }) => {
  const page = await visit('/landing/', moving);
  expect((await headlineAt(page, 0)).shown).toEqual([words[0]]);
});

test('the rotation is paused by keyboard, and whatever else moves in the hero with it', async ({ visit }) => {
  const page = await visit('/landing/', moving);
  const states = () =>
    page
      .locator('.hero')
      .evaluate((hero) => [
        ...new Set(hero.getAnimations({ subtree: true }).map(({ playState }) => playState)),
      ]);
  expect(await states()).toEqual(['running']);
  await page.getByRole('checkbox', { name: 'Pause or play the changing words' }).focus();
  await page.keyboard.press('Space');
  expect(await states()).toEqual(['paused']);
  await page.keyboard.press('Space');
  expect(await states()).toEqual(['running']);
});

test('for those who ask for less motion the first word stands', async ({ visit }) => {
  const page = await visit('/landing/');
  expect((await headlineAt(page, 4000)).shown).toEqual([words[0]]);
  await expect(page.locator('.hero .pause')).toBeHidden();
});

test('the headline is heard once, with its first word', async ({ visit }) => {
  const page = await visit('/landing/', moving);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'The Professional resume that gets read.',
  );
});

test('the words fit on the screen of a phone', async ({ visit }) => {
  const page = await visit('/landing/', { ...phone, ...moving });
  const rights = await page
    .locator('h1 .rot > span')
    .evaluateAll((all) => all.map((word) => word.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
});

import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const words = ['Cotton', 'Hand-Made', 'Acid-Free', 'Letterpressed'];
const moving = { reducedMotion: 'no-preference' } as const;

/** The words that are fully visible, and the headline's height in px, at a moment of the rotation. */
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

test('the headline changes its word every 3 s without moving the page, and the keyboard pauses the hero', async ({
  visit,
}) => {
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

  // Screen readers get the headline once, with its first word.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'The Cotton paper worth writing on.',
  );
  expect((await headlineAt(page, 0)).shown).toEqual([words[0]]);
  const { height } = await headlineAt(page, 1000);
  for (let turn = 0; turn < 9; turn++) {
    const expected = { shown: [words[turn % 4]], height };
    for (const ms of [300, 2300]) expect(await headlineAt(page, turn * 3000 + ms)).toEqual(expected);
  }
});

test('under reduced motion the first word stays', async ({ visit }) => {
  const page = await visit('/landing/');
  expect((await headlineAt(page, 4000)).shown).toEqual([words[0]]);
  await expect(page.locator('.hero .pause')).toBeHidden();
});

test('every word fits the screen of a phone', async ({ visit }) => {
  const page = await visit('/landing/', { ...phone, ...moving });
  const rights = await page
    .locator('h1 .rot > span')
    .evaluateAll((all) => all.map((word) => word.getBoundingClientRect().right));
  expect(rights).toHaveLength(words.length);
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
});

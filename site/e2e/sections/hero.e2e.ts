import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const words = ['Cotton', 'Hand-Made', 'Acid-Free', 'Letterpressed'];
const moving = { reducedMotion: 'no-preference' } as const;

/** How long the first word stays while the pencil edits the draft, in ms. */
const rest = 4100;

/** The words that are shown, whether all of their letters are, and the headline's height in px. */
function headlineAt(page: Page, ms: number) {
  return page.locator('h1').evaluate((h1, time) => {
    for (const animation of h1.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    const rotation = h1.querySelector('.rot') as Element;
    const isShown = (word: Element) => getComputedStyle(word).opacity === '1';
    const shown = [...h1.querySelectorAll('.rot > span')].filter(isShown);
    const { clipPath } = getComputedStyle(rotation);
    return {
      shown: shown.map((word) => word.textContent),
      // While a word is wiped, letters are cut off at one side.
      isWhole: clipPath === 'none' || clipPath === 'inset(-20% -6% -30%)',
      height: h1.getBoundingClientRect().height,
    };
  }, ms);
}

test('the headline changes its word every 3 s once the pencil rests, and the keyboard pauses the hero', async ({
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
  await page.getByRole('checkbox', { name: 'Pause or play the pencil and the changing words' }).focus();
  await page.keyboard.press('Space');
  expect(await states()).toEqual(['paused']);
  await page.keyboard.press('Space');
  expect(await states()).toEqual(['running']);

  // Screen readers get the headline once, with its first word.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'The Cotton paper worth writing on.',
  );
  const { height } = await headlineAt(page, 0);
  for (const ms of [0, 2000, rest])
    expect(await headlineAt(page, ms)).toEqual({ shown: [words[0]], isWhole: true, height });
  for (let turn = 0; turn < 9; turn++) {
    const expected = { shown: [words[turn % 4]], isWhole: true, height };
    for (const ms of [300, 2300]) expect(await headlineAt(page, rest + turn * 3000 + ms)).toEqual(expected);
  }
  expect((await headlineAt(page, rest + 2600)).isWhole).toBe(false);
});

test('under reduced motion the first word stays', async ({ visit }) => {
  const page = await visit('/landing/');
  expect((await headlineAt(page, rest + 4000)).shown).toEqual([words[0]]);
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

/** Where the draft's words are, without marks and inserted words. */
const wordsOf = (page: Page, draft: string) =>
  page.locator(`${draft} .document`).evaluate((document) => {
    const range = new Range();
    const texts: Text[] = [];
    const walker = window.document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts
      .filter((text) => text.data.trim() && !text.parentElement?.closest('ins'))
      .map((text) => {
        range.selectNodeContents(text);
        const { x, y, width } = range.getBoundingClientRect();
        return [text.data, Math.round(x), Math.round(y), Math.round(width)];
      });
  });

test('the pencil is done after 4.1 s in the state without animation, and the stop uncovers the draft as it came in', async ({
  visit,
}) => {
  const page = await visit('/landing/', { ...phone, ...moving });
  // Styles, because the browser forgets animations that have ended.
  const animations = await page.locator('.draft *').evaluateAll((all) =>
    all
      .flatMap((one) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
      .filter(({ animationName }) => animationName !== 'none')
      .map((style) => ({
        end: Number.parseFloat(style.animationDelay) + Number.parseFloat(style.animationDuration),
        repeats: style.animationIterationCount,
        fill: style.animationFillMode,
      })),
  );
  expect(animations.length).toBeGreaterThan(6);
  expect(Math.max(...animations.map(({ end }) => end))).toBeCloseTo(4.1);
  for (const { repeats, fill } of animations) expect([repeats, fill]).toEqual(['1', 'backwards']);

  const stop = page.getByRole('slider', { name: 'Before and after' });
  await stop.focus();
  await page.locator('.draft[data-awake]').waitFor();
  await expect(page.locator('.first-draft')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.first-draft')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.first-draft :is(ins, .mark)').filter({ visible: true })).toHaveCount(0);
  expect(await wordsOf(page, '.first-draft')).toEqual(await wordsOf(page, '.draft > .page'));
  await page.keyboard.press('Home');
  await expect(page.locator('.first-draft')).toBeHidden();
});

import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';

/** Source: spec section 9, "Banner and headline rotation: 3 s". */
const turn = 3000;

const moving = { reducedMotion: 'no-preference' } as const;
const words = [
  'Professional Resume',
  'Video Resume',
  'Interactive Resume',
  'Cover Letter',
  'Web-Based Resume',
];

/** What the first screen shows once: words, and the numbers, from 1, of pictures, dots and counter. */
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

/** Sets all that moves in the first screen to a moment of its rotation, in ms, and says what is shown. */
async function shownAt(page: Page, ms: number) {
  await page.locator('.banner-hero').evaluate((hero, time) => {
    for (const animation of hero.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);
  return shown(page);
}

const states = (page: Page) =>
  page
    .locator('.banner-hero')
    .evaluate((hero) => [
      ...new Set(hero.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);

const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

test('words and pictures take turns every 3 s, each in its own round, and nothing moves', async ({
  visit,
}) => {
  const page = await visit('/', moving);
  const before = await height(page, '.banner-hero');
  for (let at = 0; at < 16; at++)
    for (const ms of [300, 2300]) {
      const n = (at % 3) + 1;
      expect(await shownAt(page, at * turn + ms)).toEqual({
        words: [words[at % 5]],
        pictures: [n],
        dots: [n],
        count: [n],
      });
    }
  expect(await height(page, '.banner-hero')).toBe(before);
});

test('the first word and the first picture are there at once', async ({ visit }) => {
  const page = await visit('/', moving);
  expect(await shownAt(page, 0)).toEqual({ words: [words[0]], pictures: [1], dots: [1], count: [1] });
});

test('paused in the middle of a change, one picture and one word stand there whole', async ({ visit }) => {
  const page = await visit('/', moving);
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
])(
  '$name a keyboard pauses all of it, chooses a picture, and lets it go on',
  async ({ options }, { visit }) => {
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
    await page.waitForTimeout(turn + 500);
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
  },
);

test('for those who ask for less motion the first stands, and dots still choose', async ({ visit }) => {
  const page = await visit('/');
  expect(await states(page)).toEqual([]);
  expect(await shown(page)).toEqual({ words: [words[0]], pictures: [1], dots: [1], count: [1] });
  await expect(page.locator('.banner-hero .pause')).toBeHidden();
  await page.getByRole('radio', { name: 'Picture 3' }).click();
  expect(await shown(page)).toMatchObject({ pictures: [3], dots: [3], count: [3] });
});

test('the headline is heard once, with its first word', async ({ visit }) => {
  const page = await visit('/', moving);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'The Professional Resume they remember.',
  );
});

test.for([320, 390, 768, 1024, 1440])(
  'the words fit a window of %i px, in one line',
  async (width, { visit }) => {
    const page = await visit('/', { viewport: { width, height: 800 }, ...moving });
    const boxes = await page.locator('h1 .rot > span').evaluateAll((all) =>
      all.map((word) => {
        const { right, height } = word.getBoundingClientRect();
        return { right, lines: Math.round(height / Number.parseFloat(getComputedStyle(word).lineHeight)) };
      }),
    );
    expect(boxes).toHaveLength(words.length);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(
      width >= 1024 ? width * 0.55 : width,
    );
    expect(boxes.map(({ lines }) => lines)).toEqual(words.map(() => 1));
  },
);

test('the buttons open the form and the chat', async ({ visit }) => {
  const page = await visit('/');
  const hero = page.locator('.banner-hero');
  await expect(hero.getByRole('link', { name: 'Talk To A Printer' })).toHaveAttribute('data-chat', '');
  await hero.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.locator('#form-request')).toBeVisible();
});

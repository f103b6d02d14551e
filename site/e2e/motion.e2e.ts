import { expect, test } from './browser-test.ts';

const scrollThrough = async (height: number) => {
  for (let top = 0; top < height; top += 500) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};

test('for those who ask for less motion nothing is animated anywhere on the page', async ({ visit }) => {
  const page = await visit('/lp8/', { reducedMotion: 'reduce' });
  await page.evaluate(scrollThrough, 9000);
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('everything that moves without end can be paused by a control that is in sight beside it', async ({
  visit,
}) => {
  const page = await visit('/lp8/', { reducedMotion: 'no-preference' });
  await page.evaluate(scrollThrough, 9000);
  const sections = await page.evaluate(() => {
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
    return [
      ...new Set(endless.map(({ effect }) => (effect as KeyframeEffect).target?.closest('section')?.id)),
    ];
  });
  expect(sections).toContain('hero');
  for (const id of sections) {
    const control = page.locator(`#${id}`).locator('button, label').filter({ hasText: /Pause/ });
    await expect(control.first(), id).toBeVisible();
  }
});

import { expect, test } from '../harness/browser-test.ts';

test('a section appears when first seen, its heading after 200 ms and the rest after 300 ms, once', async ({
  visit,
}) => {
  const page = await visit('/', { reducedMotion: 'no-preference' });
  const section = page.locator('#why-work-with-us');
  const parts = section.locator('> .wrap > *');
  await page.mouse.wheel(0, 1);
  await expect(section).toHaveClass(/is-unseen/);
  await expect(parts.first()).toHaveCSS('opacity', '0');

  await page.emulateMedia({ media: 'print' });
  await expect(parts.first()).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: null, reducedMotion: 'no-preference' });

  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveClass(/is-seen/);
  const delays = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).animationDelay));
  expect(delays[0]).toBe('0.2s');
  expect(new Set(delays.slice(1))).toEqual(new Set(['0.3s']));
  await expect(parts.first()).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(section).not.toHaveClass(/is-unseen/);
});

test('the first screen, and sections skipped by an anchor, are visible at once', async ({ visit }) => {
  const page = await visit('/#partners', { reducedMotion: 'no-preference' });
  await expect(page.locator('#partners')).toBeInViewport();
  await expect(page.locator('#benefits')).not.toHaveClass(/is-unseen/);
  await expect(page.locator('#hero')).not.toHaveClass(/is-(un)?seen/);
});

test('under reduced motion and without scripts no section waits to be seen', async ({ visit }) => {
  const still = await visit('/', { reducedMotion: 'reduce' });
  await expect(still.locator('#partners > .wrap > *').first()).toHaveCSS('opacity', '1');
  const plain = await visit('/', { javaScriptEnabled: false, reducedMotion: 'no-preference' });
  await expect(plain.locator('#partners > .wrap > *').first()).toHaveCSS('opacity', '1');
});

import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const moving = { ...phone, reducedMotion: 'no-preference' } as const;

/** Counts the sections, and lists in them, that are not laid out yet. */
const countDeferred = (page: Page) =>
  page
    .locator('main > *, [data-lazy]')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length);

/** Lets the browser be idle only when the test says so. */
const controlIdle = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.push(work),
      idle: () => {
        for (const work of waiting.splice(0)) work();
      },
    });
  });

const idle = (page: Page) => page.evaluate(() => (window as unknown as { idle: () => void }).idle());

/** The distance from the header to a section, in px. */
const distanceOf = (page: Page, section: string) =>
  page.evaluate((id) => {
    const bottom = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
    return Math.round((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - bottom);
  }, section);

/** The distance at which an anchor leaves its section once scrolling ends, in px. */
const anchorDistance = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
    return Math.round(
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - bottom,
    );
  });

/** Puts a section where its anchor leads, without a scroll animation. @returns its distance from the header, in px */
async function jumpTo(page: Page, section: string): Promise<number> {
  await page.evaluate((id) => {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, section);
  return distanceOf(page, section);
}

test('sections below the first screen are laid out one at a time in idle moments', async ({ visit }) => {
  const page = await visit('/landing/', { ...phone, before: controlIdle });
  const before = await countDeferred(page);
  expect(before).toBeGreaterThan(5);
  await idle(page);
  expect(await countDeferred(page)).toBe(before - 1);
  for (let moment = 1; moment < before; moment += 1) await idle(page);
  expect(await countDeferred(page)).toBe(0);
});

test('an anchor clicked before sections are laid out leads to the same position as after', async ({
  visit,
}) => {
  const page = await visit('/landing/', { reducedMotion: 'no-preference', before: controlIdle });
  expect(await countDeferred(page)).toBeGreaterThan(5);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'FAQs' }).click();
  const landed = await anchorDistance(page);
  await expect.poll(() => distanceOf(page, 'faqs')).toBe(landed);
  expect(await countDeferred(page)).toBe(0);
  expect(landed).toBe(await jumpTo(page, 'faqs'));
});

test('an address with an anchor leads to its section, which stays in position', async ({ visit }) => {
  const page = await visit('/landing/#reviews', moving);
  const landed = await anchorDistance(page);
  await expect.poll(() => distanceOf(page, 'reviews')).toBe(landed);
  expect(await countDeferred(page)).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  expect(await distanceOf(page, 'reviews')).toBe(landed);
  expect(landed).toBe(await jumpTo(page, 'reviews'));
});

test('a reload restores the scroll position', async ({ visit }) => {
  // The anchor has everything laid out at once; without it, the reload depends on the restored position alone.
  const page = await visit('/landing/#faqs', moving);
  // The browser stops following the anchor once it is in position.
  const landed = await anchorDistance(page);
  await expect.poll(() => distanceOf(page, 'faqs')).toBe(landed);
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  const distance = await jumpTo(page, 'ats');
  await page.reload();
  expect(await countDeferred(page)).toBe(0);
  await expect.poll(() => distanceOf(page, 'ats')).toBe(distance);
});

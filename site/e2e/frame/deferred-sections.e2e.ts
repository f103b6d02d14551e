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

/** How far below the place where an anchor leaves it a section is, in px. */
const offsetOf = (page: Page, section: string) =>
  page.evaluate((id) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.round((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - padding);
  }, section);

/**
 * Late fonts can move text by a few px; a section that was not laid out in time would be off by hundreds.
 * @param tolerance in px
 */
const expectInPlace = (page: Page, section: string, tolerance = 8) =>
  expect.poll(async () => Math.abs(await offsetOf(page, section))).toBeLessThanOrEqual(tolerance);

/** Puts a section where its anchor leads, without a scroll animation. */
async function jumpTo(page: Page, section: string): Promise<void> {
  const jump = () =>
    page.evaluate(async (id) => {
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
      await document.fonts.ready;
    }, section);
  await jump();
  // Text that comes into view can load more fonts, which move the section by a few px.
  await jump();
  // Browsers scroll to whole px, and sections begin at fractions of them.
  expect(Math.abs(await offsetOf(page, section))).toBeLessThanOrEqual(1);
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
  await expectInPlace(page, 'faqs');
  expect(await countDeferred(page)).toBe(0);
  await jumpTo(page, 'faqs');
});

test('an address with an anchor leads to its section, which stays in position', async ({ visit }) => {
  const page = await visit('/landing/#reviews', moving);
  await expectInPlace(page, 'reviews');
  expect(await countDeferred(page)).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  await expectInPlace(page, 'reviews');
  await jumpTo(page, 'reviews');
});

test('a reload restores the scroll position', async ({ visit }) => {
  // The anchor has everything laid out at once; without it, the reload depends on the restored position alone.
  const page = await visit('/landing/#faqs', moving);
  // The browser stops following the anchor once it is in position.
  await expectInPlace(page, 'faqs');
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.evaluate(() => document.fonts.ready);
  await jumpTo(page, 'ats');
  await page.reload();
  expect(await countDeferred(page)).toBe(0);
  // On a busy machine, the position is restored among fallback fonts, in which a text above can have one line more.
  await expectInPlace(page, 'ats', 40);
});

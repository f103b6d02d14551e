import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const moving = { ...phone, reducedMotion: 'no-preference' } as const;

/** How many sections, and lists in them, still wait to be laid out. */
const waiting = (page: Page) =>
  page
    .locator('main > *, [data-late]')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length);

/** The browser never has an idle moment. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

/** Where a section's heading stands below the header, in px, once nothing moves any more. */
async function landing(page: Page, section: string): Promise<number> {
  const place = () =>
    page.evaluate((id) => {
      const bottom = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
      return Math.round((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - bottom);
    }, section);
  for (let before = Number.NaN; ; await page.waitForTimeout(200)) {
    const now = await place();
    if (now === before) return now;
    before = now;
  }
}

test('what is below the first screen waits at first, and is all laid out in the idle moments after', async ({
  visit,
}) => {
  const busy = await visit('/landing/', { ...phone, fresh: true, before: neverIdle });
  expect(await waiting(busy)).toBeGreaterThan(5);
  const page = await visit('/landing/', phone);
  await expect.poll(() => waiting(page)).toBe(0);
});

test('without scripts nothing waits', async ({ visit }) => {
  const page = await visit('/landing/', { ...phone, javaScriptEnabled: false });
  expect(await waiting(page)).toBe(0);
});

test('an anchor that is tapped before that leads where it would lead after', async ({ visit }) => {
  const jump = async (page: Page) => {
    await page.getByRole('link', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'FAQs' }).tap();
    return landing(page, 'faqs');
  };
  const laidOut = await visit('/landing/', moving);
  await expect.poll(() => waiting(laidOut)).toBe(0);
  const busy = await visit('/landing/', { ...moving, fresh: true, before: neverIdle });
  expect(await jump(busy)).toBe(await jump(laidOut));
});

test('who comes by the address of a section finds it, and it stays', async ({ visit }) => {
  const page = await visit('/landing/#reviews', moving);
  const place = await landing(page, 'reviews');
  expect(Math.abs(place)).toBeLessThan(60);
  await page.waitForTimeout(1000);
  expect(await landing(page, 'reviews')).toBe(place);
});

test('who reloads in the middle is there again', async ({ visit }) => {
  const page = await visit('/landing/', moving);
  await expect.poll(() => waiting(page)).toBe(0);
  await page.evaluate(() => document.querySelector('#ats')?.scrollIntoView({ behavior: 'instant' }));
  const place = await landing(page, 'ats');
  await page.reload();
  await expect.poll(() => landing(page, 'ats')).toBe(place);
});

import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const headerBottom = (page: Page) =>
  page.locator('[data-header]').evaluate((header) => header.getBoundingClientRect().bottom);

const anchors = ['Samples', 'Packages', 'Why us', 'How it works', 'Reviews', 'FAQs'];

test('the header gets its shadow after 10 px and loses it at the top', async ({ visit }) => {
  const page = await visit('/landing/');
  const header = page.locator('[data-header]');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(11);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(0);
  await expect(header).toHaveCSS('box-shadow', 'none');
});

test('a page that opens at an anchor shows the shadow at once', async ({ visit }) => {
  const page = await visit('/landing/#faqs');
  await expect(page.locator('[data-header]')).not.toHaveCSS('box-shadow', 'none');
});

test('no anchor lands under the header', async ({ visit }) => {
  const page = await visit('/landing/');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const id of ['samples', 'packages', 'why-us', 'how-it-works', 'reviews', 'faqs']) {
      await page.evaluate((anchor) => location.assign(`#${anchor}`), id);
      const heading = page.locator(`#${id} :is(h2, p):not(.visually-hidden)`).first();
      await expect(heading, id).toBeInViewport();
      expect((await heading.boundingBox())?.y, id).toBeGreaterThanOrEqual(await headerBottom(page));
    }
  }
});

test('the links of the header lead to their sections', async ({ visit }) => {
  const page = await visit('/landing/');
  const links = page.locator('[data-header] nav').getByRole('link');
  await expect(links).toHaveText(anchors);
  await links.nth(4).click();
  await expect(page.locator('#reviews h2')).toBeInViewport();
});

test('the phone menu opens with the focus inside, and a link closes it and leads to its section', async ({
  visit,
}) => {
  const page = await visit('/landing/', phone);
  await page.getByRole('link', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expect(menu.getByRole('listitem')).toHaveText(anchors);
  await menu.getByRole('link', { name: 'How it works' }).tap();
  await expect(menu).toBeHidden();
  const heading = page.locator('#how-it-works h2');
  await expect(heading).toBeInViewport();
  const bottom = await headerBottom(page);
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom);
});

test('the menu closes by its button and by Escape, and returns the focus', async ({ visit }) => {
  const page = await visit('/landing/', { viewport: { width: 390, height: 844 } });
  const opener = page.getByRole('link', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await menu.getByRole('link', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu opens the order form', async ({ visit }) => {
  const page = await visit('/landing/', phone);
  await page.getByRole('link', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Order Your Paper' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Order from the mill' })).toBeVisible();
});

test('the first Tab stop skips to the content', async ({ visit }) => {
  const page = await visit('/landing/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
});

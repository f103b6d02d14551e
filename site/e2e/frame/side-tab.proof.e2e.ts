import type { Locator, Page } from 'playwright';
import { parsePage } from '../../../generator/fixtures/parsed-page.ts';
import { leadsOf, someone } from '../forms/lead-form-outcome.ts';
import { LeadFormPage } from '../forms/lead-form-page.ts';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { builtPages } from '../harness/built-pages.ts';
import { scrollToEnd } from '../harness/scroll.ts';

const words = '15% OFF - GET FREE SWATCHES';

const tabOf = (page: Page) => page.locator('aside > .side-tab');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '15% off, and a free swatch book' });

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}

test('the tab appears after 100 px of scrolling from 768 px on, and neither at the top nor on paper', async ({
  visit,
}) => {
  const page = await visit('/faqs/', { viewport: { width: 768, height: 800 } });
  await expect(tabOf(page)).toBeHidden();
  await scrollTo(page, 100);
  await expect(tabOf(page)).toBeHidden();
  await scrollTo(page, 101);
  await expect(tabOf(page)).toBeVisible();
  await expect(tabOf(page)).toHaveText(words);
  await expect(page.getByRole('link', { name: words })).toHaveCount(1);
  const box = await tabOf(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(768);
  await scrollTo(page, 0);
  await expect(tabOf(page)).toBeHidden();
  await scrollTo(page, 400);
  await expect(tabOf(page)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(tabOf(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tabOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tabOf(page)).toBeHidden();
  await expect(page.locator('.widget')).toBeHidden();
});

test('a landing page has no tab', () => {
  const landing = builtPages().find(({ path }) => path === '/landing/');
  expect(parsePage(landing?.html ?? '').all('h1')).toHaveLength(1);
  expect(parsePage(landing?.html ?? '').all('.side-tab')).toEqual([]);
});

test('the tab slides the free-review form in from the right edge, and back out', async ({ visit }) => {
  const page = await visit('/faqs/');
  await scrollTo(page, 300);
  await expect(tabOf(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await tabOf(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Send My Swatches' })).toBeVisible();
  const form = await dialog.locator('.lead-form').boundingBox();
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBe(1440);
  const tab = dialog.locator('.side-tab');
  const box = await tab.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(form?.x);
  await tab.click();
  await expect(dialog).toBeHidden();
  await expect(tabOf(page)).toBeFocused();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('link', { name: 'Close' }).click(),
    // Outside the dialog.
    () => page.mouse.click(200, 450),
    // Below the tab, in the dialog's own empty strip.
    () => page.mouse.click(930, 750),
  ]) {
    await tabOf(page).click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(tabOf(page)).toBeFocused();
  }
});

test('a submitted review is stored', async ({ visit, site }) => {
  const page = await visit('/faqs/');
  await scrollTo(page, 300);
  await tabOf(page).click();
  const form = new LeadFormPage(page, 'dialog-free-review');
  await form.fill(someone('review'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'review')).toHaveLength(1);
});

test('without scripts the tab is visible at once and opens and closes the form', async ({ visit }) => {
  const page = await visit('/faqs/', { javaScriptEnabled: false });
  await tabOf(page).click();
  const dialog = page.locator('#form-free-review');
  await expect(dialog).toBeVisible();
  const form = await dialog.locator('.lead-form').boundingBox();
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBe(1440);
  await dialog.locator('.side-tab').click();
  await expect(dialog).toBeHidden();
});

test('on a phone the form is an ordinary dialog with no tab', async ({ visit }) => {
  const page = await visit('/faqs/#form-free-review', phone);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.side-tab')).toBeHidden();
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) * 2 + (box?.width ?? 0)).toBeCloseTo(390, 0);
});

test('the chat button does not overlap the tab or the last line of the footer', async ({ visit }) => {
  const page = await visit('/faqs/');
  const button = page.locator('.widget');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 400 },
    { width: 768, height: 500 },
  ]) {
    await page.setViewportSize(viewport);
    await scrollTo(page, 300);
    const [tab, chat] = [await boxOf(tabOf(page)), await boxOf(button)];
    const isNextTo = chat.x + chat.width <= tab.x;
    const isBelow = chat.y >= tab.y + tab.height;
    expect(isNextTo || isBelow, `${viewport.width} px`).toBe(true);
  }
  for (const width of [768, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollToEnd(page);
    const chat = await boxOf(button);
    for (const text of await page.locator('.foot .end > *').all()) {
      const box = await boxOf(text);
      const isNextTo = box.x + box.width <= chat.x;
      const isAbove = box.y + box.height <= chat.y;
      expect(isNextTo || isAbove, `${await text.textContent()} at ${width} px`).toBe(true);
    }
  }
});

/** Phones have a bar of actions instead of the button. */
const tablet = { viewport: { width: 768, height: 844 } };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no layout.');
  return box;
}

test('the chat button has the name of its action and opens chat', async ({ visit }) => {
  const page = await visit('/faqs/', { ...phone, ...tablet });
  const button = page.locator('.widget');
  await expect(button).toHaveAccessibleName('Chat Now');
  expect(await button.boundingBox()).toMatchObject({ width: 56, height: 56 });
  await button.tap();
  await expect(page.getByText('Our chat opens soon!')).toBeVisible();
});

test('on a tablet the chat button hides on scrolling down and returns on scrolling up or with the focus', async ({
  visit,
}) => {
  const page = await visit('/faqs/', tablet);
  const button = page.locator('.widget');
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await expect(button).not.toBeInViewport();
  // A focus that follows the keyboard.
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(button).toBeInViewport({ ratio: 1 });
});

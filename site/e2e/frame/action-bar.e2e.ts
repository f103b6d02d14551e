import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const scrollTo = (page: Page, selector: string, block: ScrollLogicalPosition) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block);

test('on phones the bar rises when the action has left, and goes over forms and dialogs', async ({
  visit,
}) => {
  const page = await visit('/order/', phone);
  const bar = page.getByRole('complementary', { name: 'Contact us' });
  await expect(bar).toBeHidden();
  await expect(page.locator('.widget')).toBeHidden();

  await scrollTo(page, '#samples', 'start');
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Call (218) 555-0147' })).toBeVisible();
  await scrollTo(page, '#hero-form', 'center');
  await expect(bar).toBeHidden();
  await scrollTo(page, '#faqs', 'start');
  await expect(bar).toBeVisible();
  await bar.getByRole('link', { name: 'Get Started' }).tap();
  await expect(page.locator('#form-consultation:modal')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
});

test('from 768 px on, and without scripts, the round button stays', async ({ visit }) => {
  const wide = await visit('/order/', { viewport: { width: 768, height: 900 } });
  await scrollTo(wide, '#faqs', 'start');
  await expect(wide.locator('.action-bar')).toBeHidden();
  await expect(wide.locator('.widget')).toBeVisible();
  const plain = await visit('/order/', { ...phone, javaScriptEnabled: false });
  await expect(plain.locator('.widget')).toBeVisible();
});

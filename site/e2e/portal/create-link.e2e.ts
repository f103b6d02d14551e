import type { Page } from 'playwright';
import { expect } from '../harness/browser-test.ts';
import { errorBox, toast } from './pay-form.ts';
import { test } from './paying-site.ts';
import { fillSignIn } from './staff-page.ts';

const refusals = /401|net::ERR|no answer/;

async function signIn(page: Page): Promise<void> {
  await fillSignIn(page);
  await expect(page.getByRole('heading', { name: 'Create Payment Link' })).toBeVisible();
}

async function fill(page: Page, price = '219.00'): Promise<void> {
  await page.getByLabel('Project name').fill('Executive Level Bundle');
  await page.getByLabel('Price in US dollars').fill(price);
  await page.getByLabel('Description').fill('Resume, cover letter and profile.');
}

const generate = (page: Page) => page.getByRole('button', { name: /^Generat/ });

test('a link is copied, or it is said that it was not', async ({ visit }) => {
  const page = await visit('/create-payment', {
    mayComplain: refusals,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await signIn(page);
  await fill(page);
  await page.route('**/generate-link', async (route) => {
    await expect(generate(page)).toHaveText('Generating...');
    await route.continue();
  });
  await generate(page).click();
  await expect(toast(page, 'Payment link generated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByLabel('Payment link').inputValue());
  // As over plain HTTP, where browsers have no clipboard for pages.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Failed to copy link')).toBeVisible();
});

test('amounts that cards cannot be charged are refused beside the field', async ({ visit }) => {
  const page = await visit('/create-payment', { mayComplain: /401|422/ });
  await signIn(page);
  for (const [price, words] of [
    ['0.49', 'Cards cannot be charged less than $0.50.'],
    ['1000000', 'Cards cannot be charged more than $999,999.99.'],
  ] as const) {
    await fill(page, price);
    await generate(page).click();
    await expect(page.locator('.field').filter({ hasText: 'Price' })).toContainText(words);
    await expect(page.getByLabel('Price in US dollars')).toBeFocused();
  }
});

test('what was typed outlives a session that has ended', async ({ visit }) => {
  const page = await visit('/create-payment', { mayComplain: refusals });
  await signIn(page);
  await fill(page);
  await page.context().clearCookies();
  await generate(page).click();
  await signIn(page);
  await expect(page.getByLabel('Description')).toHaveValue('Resume, cover letter and profile.');
  await generate(page).click();
  await expect(toast(page, 'Payment link generated successfully!')).toBeVisible();
});

test('a server that is away leaves the form as it is, and says that no link was made', async ({
  visit,
  site,
}) => {
  const page = await visit('/create-payment', { mayComplain: refusals });
  await signIn(page);
  await fill(page);
  await site.kill();
  await generate(page).click();
  await expect(errorBox(page)).toHaveText('Failed to generate payment link');
  await expect(toast(page, 'Failed to generate payment link')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue('Executive Level Bundle');
  await site.restart();
  await generate(page).click();
  await expect(toast(page, 'Payment link generated successfully!')).toBeVisible();
});

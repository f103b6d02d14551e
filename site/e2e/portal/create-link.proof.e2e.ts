import type { Page } from 'playwright';
import { expect, phone } from '../harness/browser-test.ts';
import { errorBox, toast } from './pay-form.ts';
import { test } from './payment-test.ts';
import { fillSignIn } from './staff-page.ts';

const refusals = /401|422|net::ERR|no answer/;

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

test('a link is copied, and a failure to copy it is reported', async ({ visit }) => {
  const page = await visit('/create-payment', {
    allowedProblems: refusals,
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
  // Browsers give pages without HTTPS no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Failed to copy link')).toBeVisible();
});

test('on a phone the link takes the place of the form, ready to copy and to share', async ({ visit }) => {
  const page = await visit('/create-payment', { ...phone, allowedProblems: refusals, before: canShare });
  await signIn(page);
  await fill(page);
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeInViewport();
  await expect(page.getByLabel('Project name')).toBeHidden();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    url: await page.getByLabel('Payment link').inputValue(),
    title: 'Northlight Papers: Executive Level Bundle',
  });
  await page.getByRole('button', { name: 'Create another link' }).click();
  await expect(page.getByLabel('Project name')).toBeFocused();
  await expect(page.getByLabel('Project name')).toHaveValue('');
});

/** Headless Chromium has no share sheet. */
const canShare = (page: Page) =>
  page.addInitScript(() => {
    navigator.share = async (data) => void Reflect.set(window, 'shared', data);
  });

test('the form keeps its values through a refused amount, an ended session, and an unreachable server', async ({
  visit,
  site,
}) => {
  const page = await visit('/create-payment', { allowedProblems: refusals });
  const generated = toast(page, 'Payment link generated successfully!');
  await signIn(page);
  for (const [price, message] of [
    ['0.49', 'Cards cannot be charged less than $0.50.'],
    ['1000000', 'Cards cannot be charged more than $999,999.99.'],
  ] as const) {
    await fill(page, price);
    await generate(page).click();
    await expect(page.locator('.field').filter({ hasText: 'Price' }).locator('.msg')).toHaveText(message);
    await expect(page.getByLabel('Price in US dollars')).toHaveAccessibleDescription(/At least \$0\.50/);
    await expect(page.getByLabel('Price in US dollars')).toBeFocused();
  }

  await fill(page);
  await page.context().clearCookies();
  await generate(page).click();
  await signIn(page);
  await expect(page.getByLabel('Description')).toHaveValue('Resume, cover letter and profile.');
  await generate(page).click();
  await expect(generated).toBeVisible();
  await generated.getByRole('button', { name: 'Close message' }).click();
  await expect(generated).toHaveCount(0);

  await fill(page);
  await site.kill();
  await generate(page).click();
  await expect(errorBox(page)).toHaveText('Failed to generate payment link');
  await expect(toast(page, 'Failed to generate payment link')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue('Executive Level Bundle');
  await site.restart();
  await generate(page).click();
  await expect(generated).toBeVisible();
});

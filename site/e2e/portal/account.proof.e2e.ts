import { totpOf } from '../../../server/testing/staff/totp.ts';
import { expect } from '../harness/browser-test.ts';
import { staffPassword } from '../harness/staff-console.ts';
import { errorBox, toast } from './pay-form.ts';
import { test } from './payment-test.ts';
import { fillSignIn } from './staff-page.ts';

const newPassword = 'another horse of course';

test('staff turn two-factor sign-in on, use it, and turn it off', async ({ visit }) => {
  const page = await visit('/account', { allowedProblems: /401|422/ });
  await fillSignIn(page, 'not the password');
  await expect(errorBox(page)).toHaveText('Incorrect email or password.');
  await fillSignIn(page);
  const factor = page.locator('section').filter({ hasText: 'Two-factor sign-in' });
  await factor.getByLabel('Password').fill('not the password');
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(factor.getByRole('alert')).toHaveText('Incorrect password.');
  await factor.getByLabel('Password').fill(staffPassword);
  await factor.getByRole('button', { name: 'Turn on' }).click();
  const uri = await page.getByRole('link', { name: 'Open it in an authenticator app' }).getAttribute('href');
  const [backup = ''] = await page.locator('.codes code').allInnerTexts();
  const code = totpOf(uri ?? '');
  await page.getByLabel('Code from the app').fill(code);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(page, 'Two-factor sign-in is on.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/account');
  await fillSignIn(page);
  // A code works once.
  await page.getByLabel('Code from your authenticator app').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(errorBox(page)).toContainText('This code is incorrect or expired.');
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backup);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('On. Signing in requires a code from your authenticator app.')).toBeVisible();

  await factor.getByLabel('Password').fill(staffPassword);
  await factor.getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, 'Two-factor sign-in is off.')).toBeVisible();
});

test('staff change their password', async ({ visit }) => {
  const page = await visit('/account', { allowedProblems: /401|422/ });
  await fillSignIn(page);
  await page.getByLabel('Current password').fill(staffPassword);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '12' })).toBeVisible();
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Your password was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/account');
  await fillSignIn(page, newPassword);
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
});

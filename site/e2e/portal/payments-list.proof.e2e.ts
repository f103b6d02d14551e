import { expect, phone } from '../harness/browser-test.ts';
import { holdReact } from '../harness/hold.ts';
import { fillDetails, fillTestCard, payButton, toast } from './pay-form.ts';
import { test } from './payment-test.ts';
import { fillSignIn } from './staff-page.ts';

test('staff search links, copy and revoke one, and resend a receipt', async ({ visit, staff, site }) => {
  const paid = await staff.createLink({ projectName: 'Executive Level Bundle', amount: '499.00' });
  const open = await staff.createLink({ projectName: 'Cover Letter', amount: '110.00' });
  const client = await visit(paid);
  await fillDetails(client);
  await fillTestCard(client, '4242 4242 4242 4242');
  await payButton(client).click();
  await expect(client.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  const page = await visit('/payments', {
    allowedProblems: /401/,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await fillSignIn(page);
  const rows = page.locator('.links > li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('sam@northlight.example');
  await page.getByLabel('Search').fill('ellison');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('$499.00');
  await rows.getByRole('button', { name: 'Resend receipt' }).click();
  await expect(toast(page, 'The receipt was resent.')).toBeVisible();
  await page.getByLabel('Search').fill('no such project');
  await expect(page.getByText('No payment links match.')).toBeVisible();
  // The search follows while the state is chosen but not yet rendered. Neither replaces the other.
  await page.getByLabel('Search').fill('');
  const react = await holdReact(page);
  await page.getByLabel('State').selectOption('Open');
  await page.waitForURL('/payments?state=open');
  await react.release();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${open}`);
  await rows.getByRole('button', { name: 'Revoke' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$110.00');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await rows.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(rows).toContainText('Revoked');
  expect((await staff.find(open))?.state).toBe('revoked');
});

test('the list shows fifty links and more on request, on a phone, too', async ({ visit, staff }) => {
  await staff.createLink({ projectName: 'Page after page: the first' });
  const later = { projectName: 'Page after page' };
  await Promise.all(Array.from({ length: 50 }, () => staff.createLink(later)));
  const page = await visit('/payments?search=page+after', { ...phone, allowedProblems: /401/ });
  await fillSignIn(page);
  const rows = page.locator('.links > li');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(51);
  await expect(rows.last()).toContainText('Page after page: the first');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

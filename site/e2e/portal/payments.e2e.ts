import { expect, phone } from '../harness/browser-test.ts';
import { staffEmail, staffPassword } from '../harness/staff-console.ts';
import { errorBox, fillDetails, fillTestCard, payButton, toast } from './pay-form.ts';
import { test } from './payment-test.ts';

/** The console reports the responses to signed-out staff and to declined cards. */
const refusals = /40[1249]/;

test('staff sign in and create a link, a client pays it, and the list shows it as paid until its refund', async ({
  visit,
  site,
}) => {
  const page = await visit('/create-payment', { allowedProblems: refusals });
  await expect(page).toHaveURL(`${site.url}/sign-in?next=%2Fcreate-payment`);
  await page.getByLabel('Email').fill(staffEmail);
  await page.getByLabel('Password').fill(staffPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/create-payment`);
  await page.getByLabel('Project name').fill('Cover letter and résumé');
  await page.getByLabel('Price in US dollars').fill('119.10');
  await page.getByLabel('Description').fill('Two pages.\nWithin 48 hours.');
  await page.getByRole('button', { name: 'Generate Payment Link' }).click();
  await expect(toast(page, 'Payment link generated successfully!')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue('');
  const url = await page.getByLabel('Payment link').inputValue();
  expect(url).toMatch(new RegExp(`^${site.url}/payment/test_\\w{24}$`));

  const client = await visit(new URL(url).pathname);
  await expect(client.getByText('Test mode: no card is charged.')).toBeVisible();
  await expect(client.getByRole('complementary')).toContainText('$119.10');
  await expect(client.getByText('Misprints are refunded within 14 days.')).toBeVisible();
  await expect(client.getByRole('main').getByRole('link', { name: '(218) 555-0147' })).toBeVisible();
  await fillDetails(client);
  await fillTestCard(client, '4242 4242 4242 4242');
  await payButton(client).click();
  await expect(client.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await expect(
    client.getByText('Thank you for your payment. Your manager will contact you shortly.'),
  ).toBeVisible();
  await expect(toast(client, 'Payment processed successfully!')).toBeVisible();

  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Cover letter and résumé' });
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('Maya Ellison');
  await row.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(row).toContainText('Refunded');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto('/payments');
  await expect(page).toHaveURL(`${site.url}/sign-in?next=%2Fpayments`);
});

const declines = [
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0069', 'Your card has expired.'],
  ['4000 0000 0000 0127', "Your card's security code is incorrect."],
  ['4000 0000 0000 0119', 'An error occurred while processing your card.'],
] as const;

test('each declined card has its reason in the error box, and another card pays', async ({
  visit,
  staff,
}) => {
  const path = await staff.createLink();
  const page = await visit(path, { allowedProblems: refusals });
  await fillDetails(page);
  for (const [number, reason] of declines) {
    await fillTestCard(page, number);
    await payButton(page).click();
    await expect(errorBox(page)).toContainText(reason);
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
  }
  await fillTestCard(page, '5555 5555 5555 4444');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect((await staff.find(path))?.state).toBe('paid');
});

test('a client who fails or closes the test bank’s challenge can still pay', async ({ visit, staff }) => {
  const path = await staff.createLink();
  const page = await visit(path, { allowedProblems: refusals });
  await fillDetails(page);
  for (const answer of ['Fail', 'Close']) {
    await fillTestCard(page, '4000 0025 0000 3155');
    await payButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: answer }).click();
    await expect(errorBox(page)).toContainText('Your bank couldn’t confirm that it’s you.');
  }
  await fillTestCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('each mistyped card field has its message', async ({ visit, staff }) => {
  const page = await visit(await staff.createLink());
  await fillDetails(page);
  await page.getByLabel('Card number').fill('4242 4242 4242 4241');
  await page.getByLabel('Expiry').fill('12 / 20');
  await page.getByLabel('Security code').fill('1');
  await payButton(page).click();
  await expect(page.getByText('Invalid card number')).toBeVisible();
  await expect(page.getByText('Invalid expiry date')).toBeVisible();
  await expect(page.getByText('Invalid CVC')).toBeVisible();
  await expect(errorBox(page)).toHaveText(
    'Please complete all form fields. 3 fields need attention, starting with: Card number',
  );
  await expect(page.getByLabel('Card number')).toBeFocused();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await errorBox(page).getByRole('button', { name: 'Expiry' }).click();
  await expect(page.getByLabel('Expiry')).toBeFocused();
});

test('a paid link says so, and a revoked link is not found', async ({ visit, staff }) => {
  const path = await staff.createLink();
  const page = await visit(path, { ...phone, allowedProblems: refusals });
  // A client outside the US types the region and the postal code.
  await fillDetails(page);
  await page.getByLabel('State', { exact: true }).selectOption('Outside the US');
  await expect(page.getByLabel('State or region')).toBeFocused();
  await page.getByLabel('State or region').fill('Noord-Holland');
  await page.getByLabel('Postal code').fill('1012 WX');
  await fillTestCard(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/paid/i);
  await expect(page.getByText('Payment link not found or has expired.')).toHaveCount(0);
  const revoked = await staff.createLink();
  await staff.act(revoked, 'revoke');
  await page.goto(revoked);
  await expect(page.getByText('Payment link not found or has expired.')).toBeVisible();
});

test('a double click pays once, and the card number stays in the browser', async ({ visit, staff }) => {
  const path = await staff.createLink();
  const page = await visit(path);
  await fillDetails(page);
  await fillTestCard(page, '4242 4242 4242 4242');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${request.url()} ${request.postData()}`);
  });
  await payButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const payments = sent.filter((text) => text.includes('/create-payment '));
  expect(payments).toHaveLength(1);
  expect(payments[0]).toContain('"paymentMethodId":"pm_card_visa#');
  expect(sent.join(' ')).not.toMatch(/4242 ?4242|12 ?\/ ?34|"314"/);
});

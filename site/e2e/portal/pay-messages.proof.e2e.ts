import { expect } from '../harness/browser-test.ts';
import { fillCard } from './fake-stripe/card-form.ts';
import { serveStripeJs } from './fake-stripe/serve-stripe-js.ts';
import { errorBox, fillDetails, payButton, toast } from './pay-form.ts';
import { stripeTest as test } from './payment-test.ts';
import { openPayPage, refusals } from './stripe-page.ts';

// Failures of Stripe's library, and responses that another server in between replaced.

test.for([
  [
    'returns an error without a message',
    { createPaymentMethod: 'errors without a message' },
    'An error occurred',
  ],
  ['throws', { createPaymentMethod: 'rejects' }, 'Something went wrong'],
  ['no longer has the card element', { getElement: 'finds nothing' }, 'Card element is not available'],
] as const)(
  'when the library %s, the error box says so',
  async ([, options, message], { visit, staff, stripe }) => {
    const page = await openPayPage({ visit, staff, stripe }, options);
    await fillDetails(page);
    await fillCard(page);
    await payButton(page).click();
    await expect(errorBox(page)).toHaveText(message);
  },
);

test('a revoked link is not found, with and without the server’s message', async ({
  visit,
  staff,
  stripe,
}) => {
  const path = await staff.createLink();
  await staff.act(path, 'revoke');
  const page = await visit(path, {
    allowedProblems: refusals,
    before: (page) => serveStripeJs(page, stripe),
  });
  await expect(toast(page, 'Invalid or expired payment link')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment link not found or has expired.' })).toBeVisible();
  // This server always sends a message; a proxy might not.
  await page.route('**/api/payments/validate-link/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(toast(page, 'Invalid payment link')).toBeVisible();
  await expect(page.getByText('Payment link not found or has expired.')).toBeVisible();
});

test('a refusal without a message shows the page’s own', async ({ visit, staff, stripe }) => {
  const page = await visit(await staff.createLink(), {
    allowedProblems: refusals,
    before: async (page) => {
      await serveStripeJs(page, stripe);
      await page.route('**/api/payments/create-payment', (route) => route.fulfill({ status: 400, json: {} }));
    },
  });
  await fillDetails(page);
  await fillCard(page);
  await payButton(page).click();
  await expect(errorBox(page)).toHaveText('Payment failed');
});

import { expect } from '../harness/browser-test.ts';
import { cardField, fillCard } from './fake-stripe/card-form.ts';
import { type StripeJsOptions, serveStripeJs } from './fake-stripe/serve-stripe-js.ts';
import { errorBox, fillDetails, payButton, toast } from './pay-form.ts';
import { stripeTest as test } from './payment-test.ts';
import { openPayPage, refusals, success } from './stripe-page.ts';

test('a card is paid with Stripe’s fields, and the page contacts no other site', async ({
  visit,
  staff,
  stripe,
  site,
}) => {
  const path = await staff.createLink({ amount: '1.10' });
  const origins = new Set<string>();
  const page = await visit(path, {
    before: async (page) => {
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url)) origins.add(new URL(request.url()).origin);
      });
      await serveStripeJs(page, stripe);
    },
  });
  await fillDetails(page);
  await fillCard(page);
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
  await expect(
    page.getByText('Thank you for your payment. Your manager will contact you shortly.'),
  ).toBeVisible();
  await expect(toast(page, 'Payment processed successfully!')).toBeVisible();
  expect([...origins].sort()).toEqual(['https://api.stripe.com', 'https://js.stripe.com']);
  expect(stripe.charges().at(-1)).toMatchObject({
    amount: 110,
    receipt_email: 'maya.ellison@mail.example',
    billing_details: {
      name: 'Maya Ellison',
      email: 'maya.ellison@mail.example',
      phone: '(813) 555-0142',
      address: {
        line1: '218 Palmetto Street',
        city: 'Tampa',
        state: 'Florida',
        postal_code: '33602',
        country: null,
      },
    },
  });
});

test('the card preview turns over while the security code has the focus', async ({
  visit,
  staff,
  stripe,
}) => {
  const page = await visit(await staff.createLink(), {
    reducedMotion: 'no-preference',
    before: (page) => serveStripeJs(page, stripe),
  });
  const front = page.getByRole('img', { name: 'Card preview, front' });
  const back = page.getByRole('img', { name: 'Card preview, back' });
  await expect(front).toBeVisible();
  await cardField(page, 'cvc').focus();
  await expect(back).toBeVisible();
  await cardField(page, 'number').focus();
  await expect(front).toBeVisible();
});

test('an incomplete or mistyped form says what is wrong and is not sent, and reduced motion turns the card at once', async ({
  visit,
  staff,
  stripe,
}) => {
  const page = await openPayPage({ visit, staff, stripe });
  await cardField(page, 'cvc').focus();
  await expect(page.getByRole('img', { name: 'Card preview, back' })).toBeVisible();
  const runningAnimations = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(runningAnimations).toBe(0);

  await fillDetails(page, { 'ZIP code': '' });
  await fillCard(page, { number: '4242424242424242', expiry: '12 / 34' });
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Please complete all form fields.');
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await page.getByLabel('ZIP code').fill('33602');
  await payButton(page).click();
  await expect(errorBox(page)).toContainText('Security code');

  await fillCard(page, { number: '4242424242424241', expiry: '12 / 20', cvc: '1' });
  await payButton(page).click();
  for (const message of ['number is invalid', 'in the past', /security code is incomplete|Invalid CVC/])
    await expect(page.getByText(message)).toBeVisible();
});

test('an edit that a card field reports while Pay is pressed does not move the button away from the click', async ({
  visit,
  staff,
  stripe,
}) => {
  const page = await openPayPage({ visit, staff, stripe });
  await page.setViewportSize({ width: 600, height: 900 });
  await fillDetails(page);
  await fillCard(page, { number: '', expiry: '12 / 34', cvc: '314' });
  await payButton(page).click();
  await expect(page.getByText('Enter the card number.')).toBeVisible();
  const button = await payButton(page).boundingBox();
  if (!button) throw new Error('The button has no box.');
  // Near the lower edge: without the message, the button would be above this point.
  await page.mouse.move(button.x + 40, button.y + button.height - 4);
  await page.mouse.down();
  await cardField(page, 'number').evaluate((input: HTMLInputElement) => {
    input.value = '4242424242424242';
    input.dispatchEvent(new Event('input'));
  });
  await expect(page.locator('.card-preview')).toContainText('Visa');
  await page.mouse.up();
  await expect(success(page)).toBeVisible();
});

test('paying before the library has loaded says so, and a library that failed to load can be loaded again', async ({
  visit,
  staff,
  stripe,
}) => {
  const options: StripeJsOptions = { script: 'hangs' };
  const page = await openPayPage({ visit, staff, stripe }, options);
  await fillDetails(page);
  await payButton(page).click();
  await expect(errorBox(page)).toHaveText('The card payment library has not loaded yet. Please try again.');
  const failing: StripeJsOptions = { script: 'fails' };
  const other = await visit(await staff.createLink(), {
    allowedProblems: refusals,
    before: (page) => serveStripeJs(page, stripe, failing),
  });
  await expect(other.getByText('The card fields couldn’t be loaded.')).toBeVisible();
  delete failing.script;
  await other.getByRole('button', { name: 'Try again' }).click();
  await fillDetails(other);
  await fillCard(other);
  await payButton(other).click();
  await expect(success(other)).toBeVisible();
});

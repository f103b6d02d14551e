import type { Page } from 'playwright';
import { manualIntent, serverClient } from '../../../server/testing/fake-stripe/clients.ts';
import { expect, test } from '../harness/browser-test.ts';
import { cardField, fillCard, goodCard } from './fake-stripe/card-form.ts';
import { openPayFixture } from './fake-stripe/pay-fixture/open-pay-fixture.ts';

const resultOf = async (page: Page) => {
  await expect(page.locator('output')).not.toBeEmpty();
  return JSON.parse((await page.locator('output').textContent()) ?? '');
};

/** By keyboard, because the message of a field that loses the focus can move the button away from the mouse. */
const pay = (page: Page) => page.getByRole('button', { name: 'Pay' }).press('Enter');

test('a card becomes a payment method under a strict policy, and the page sees no digit of it', async ({
  browser,
}) => {
  await using fixture = await openPayFixture(browser);
  const { page, fakeStripe, problems, stripeJs } = fixture;
  await fillCard(page);
  await pay(page);
  const { paymentMethod } = await resultOf(page);
  expect(paymentMethod).toMatchObject({
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    billing_details: { name: 'Jordan Ellis' },
  });
  const seen = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(window.payFixture.events),
  );
  expect(seen).not.toContain('424242');
  expect(
    await page.evaluate(() => [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)),
  ).toEqual([null, null, null]);
  expect(problems).toEqual([]);
  expect(stripeJs.requests()).toBe(1);
  expect(fakeStripe.requests.count()).toBe(1);
  const { paymentIntents } = serverClient(fakeStripe);
  const paid = await paymentIntents.create({
    ...manualIntent,
    payment_method: paymentMethod.id,
    confirm: true,
  });
  expect(paid.status).toBe('succeeded');
});

test('fields report input as Stripe.js does', async ({ browser }) => {
  await using fixture = await openPayFixture(browser);
  const { page } = fixture;
  const number = cardField(page, 'number');
  const container = page.locator('[id="Card number"]');
  await expect(container).toHaveClass(/StripeElement--empty/);
  await number.pressSequentially('42424242');
  await expect(number).toHaveValue('4242 4242');
  await expect(container).toHaveClass(/StripeElement--focus/);
  await cardField(page, 'expiry').fill('1220');
  await expect(page.getByText("Your card's expiration year is in the past.")).toBeVisible();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await expect(container).toHaveClass(/StripeElement--invalid/);
  await expect(number).toHaveCSS('color', 'rgb(200, 0, 0)');
  await number.fill('4242424242424241');
  await expect(page.getByText('Your card number is invalid.')).toBeVisible();
  await number.fill('4242424242424242');
  await expect(page.getByText('Your card number is')).toHaveCount(0);
  await expect(container).toHaveClass(/StripeElement--complete/);
  await expect(number).toHaveCSS('color', 'rgb(1, 2, 3)');
  await number.press('Escape');
  await expect
    .poll(() => page.evaluate(() => window.payFixture.events.map(({ name }) => name)))
    .toContain('escape');
  const events = await page.evaluate(() =>
    window.payFixture.events.filter(({ field }) => field === 'Card number'),
  );
  expect(events.slice(0, 3)).toEqual([
    { name: 'ready', field: 'Card number' },
    { name: 'focus', field: 'Card number' },
    {
      name: 'change',
      field: 'Card number',
      state: { elementType: 'cardNumber', empty: false, complete: false, brand: 'visa' },
    },
  ]);
});

test('a label, the page, and Tab move the focus into a field, and Enter pays', async ({ browser }) => {
  await using fixture = await openPayFixture(browser);
  const { page } = fixture;
  await cardField(page, 'number').waitFor();
  await page.getByText('Card number').click();
  await expect(cardField(page, 'number')).toBeFocused();
  await page.keyboard.type(goodCard.number);
  await page.keyboard.press('Tab');
  await expect(cardField(page, 'expiry')).toBeFocused();
  await page.keyboard.type('1234');
  await page.evaluate(() => window.payFixture.elements.getElement('cardCvc')?.focus());
  await expect(cardField(page, 'cvc')).toBeFocused();
  await page.keyboard.type('314');
  await page.keyboard.press('Enter');
  expect(await resultOf(page)).toMatchObject({ paymentMethod: { card: { last4: '4242' } } });
});

test('the page can change, clear, and remove a field', async ({ browser }) => {
  await using fixture = await openPayFixture(browser);
  const { page } = fixture;
  await fillCard(page);
  await page.evaluate(() => {
    const element = window.payFixture.elements.getElement('cardCvc');
    element?.clear();
    element?.update({ placeholder: 'Three digits' });
  });
  await expect(cardField(page, 'cvc')).toHaveValue('');
  await expect(cardField(page, 'cvc')).toHaveAttribute('placeholder', 'Three digits');
  await page.evaluate(() => window.payFixture.elements.getElement('cardCvc')?.update({ disabled: true }));
  await expect(cardField(page, 'cvc')).toBeDisabled();
  await page.evaluate(() => window.payFixture.elements.getElement('cardNumber')?.destroy());
  await expect(page.locator('iframe')).toHaveCount(2);
  expect(await page.evaluate(() => window.payFixture.elements.getElement('cardNumber'))).toBeNull();
});

test.for([
  [{ ...goodCard, number: '4242' }, 'incomplete_number', 'Your card number is incomplete.'],
  [{ ...goodCard, expiry: '' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
  [{ ...goodCard, cvc: '31' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  [{ ...goodCard, number: '4242424242424241' }, 'invalid_number', 'Your card number is invalid.'],
] as const)('%o is not sent, and the field reports %s', async ([card, code, message], { browser }) => {
  await using fixture = await openPayFixture(browser);
  const { page, fakeStripe } = fixture;
  await fillCard(page, card);
  await pay(page);
  expect(await resultOf(page)).toEqual({ error: { type: 'validation_error', code, message } });
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect(fakeStripe.requests.count()).toBe(0);
});

test('a refusal by Stripe and a broken connection are errors', async ({ browser }) => {
  await using fixture = await openPayFixture(browser);
  const { page, fakeStripe } = fixture;
  // A valid number that is not one of Stripe's test cards.
  await fillCard(page, { ...goodCard, number: '4539578763621486' });
  await pay(page);
  expect(await resultOf(page)).toMatchObject({ error: { type: 'card_error', code: 'card_declined' } });
  await fillCard(page);
  fakeStripe.faults.next('POST /v1/payment_methods', 'cut before', 5);
  await pay(page);
  await expect(page.locator('output')).toContainText('api_connection_error');
});

test.for([
  ['fails', 'Failed to load Stripe.js', 2],
  // The second attempt reads it from the browser's cache.
  ['defines nothing', 'Stripe.js not available', 1],
  ['hangs', 'Pay fixture', 1],
] as const)('the page notices when the script %s', async ([script, title, requests], { browser }) => {
  await using fixture = await openPayFixture(browser, { script });
  await expect(fixture.page).toHaveTitle(title);
  await expect.poll(() => fixture.stripeJs.requests()).toBe(requests);
  await expect(fixture.page.locator('iframe')).toHaveCount(0);
});

test('a delayed script works', async ({ browser }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await using fixture = await openPayFixture(browser, { after: promise });
  await expect.poll(() => fixture.stripeJs.requests()).toBe(1);
  expect(await fixture.page.locator('iframe').count()).toBe(0);
  resolve();
  await fillCard(fixture.page);
  await pay(fixture.page);
  expect(await resultOf(fixture.page)).toMatchObject({ paymentMethod: { card: { last4: '4242' } } });
});

test.for([
  ['rejects', { rejected: 'Something went wrong in Stripe.js.' }],
  ['errors without a message', { error: { type: 'api_error' } }],
] as const)('createPaymentMethod %s on request', async ([createPaymentMethod, result], { browser }) => {
  await using fixture = await openPayFixture(browser, { createPaymentMethod });
  await fillCard(fixture.page);
  await pay(fixture.page);
  expect(await resultOf(fixture.page)).toEqual(result);
  expect(fixture.fakeStripe.requests.count()).toBe(0);
});

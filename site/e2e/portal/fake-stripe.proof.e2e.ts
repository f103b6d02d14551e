import type { Page } from 'playwright';
import { manualIntent, serverClient } from '../../../server/testing/fake-stripe/clients.ts';
import { expect, test } from '../harness/browser-test.ts';
import { cardField, fillCard, goodCard } from './fake-stripe/card-form.ts';
import { openShop } from './fake-stripe/shop/open-shop.ts';

const resultOf = async (page: Page) => {
  await expect(page.locator('output')).not.toBeEmpty();
  return JSON.parse((await page.locator('output').textContent()) ?? '');
};

const pay = (page: Page) => page.getByRole('button', { name: 'Pay' }).click();

test('a card becomes a payment method, under a strict policy, and the page sees no digit of it', async ({
  browser,
}) => {
  await using shop = await openShop(browser);
  const { page, fakeStripe, problems, standIn } = shop;
  await fillCard(page);
  await pay(page);
  const { paymentMethod } = await resultOf(page);
  expect(paymentMethod).toMatchObject({
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    billing_details: { name: 'Jordan Ellis' },
  });
  const seen = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(window.shop.events),
  );
  expect(seen).not.toContain('424242');
  expect(
    await page.evaluate(() => [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)),
  ).toEqual([null, null, null]);
  expect(problems).toEqual([]);
  expect(standIn.requests()).toBe(1);
  expect(fakeStripe.requests.count()).toBe(1);
  const { paymentIntents } = serverClient(fakeStripe);
  const paid = await paymentIntents.create({
    ...manualIntent,
    payment_method: paymentMethod.id,
    confirm: true,
  });
  expect(paid.status).toBe('succeeded');
});

test('fields tell what is typed as Stripe does', async ({ browser }) => {
  await using shop = await openShop(browser);
  const { page } = shop;
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
    .poll(() => page.evaluate(() => window.shop.events.map(({ name }) => name)))
    .toContain('escape');
  const events = await page.evaluate(() => window.shop.events.filter(({ field }) => field === 'Card number'));
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

test('a label, the page and the Tab key lead into a field, and Enter pays', async ({ browser }) => {
  await using shop = await openShop(browser);
  const { page } = shop;
  await cardField(page, 'number').waitFor();
  await page.getByText('Card number').click();
  await expect(cardField(page, 'number')).toBeFocused();
  await page.keyboard.type(goodCard.number);
  await page.keyboard.press('Tab');
  await expect(cardField(page, 'expiry')).toBeFocused();
  await page.keyboard.type('1234');
  await page.evaluate(() => window.shop.elements.getElement('cardCvc')?.focus());
  await expect(cardField(page, 'cvc')).toBeFocused();
  await page.keyboard.type('314');
  await page.keyboard.press('Enter');
  expect(await resultOf(page)).toMatchObject({ paymentMethod: { card: { last4: '4242' } } });
});

test('the page can change, clear and take away a field', async ({ browser }) => {
  await using shop = await openShop(browser);
  const { page } = shop;
  await fillCard(page);
  await page.evaluate(() => {
    const element = window.shop.elements.getElement('cardCvc');
    element?.clear();
    element?.update({ placeholder: 'Three digits' });
  });
  await expect(cardField(page, 'cvc')).toHaveValue('');
  await expect(cardField(page, 'cvc')).toHaveAttribute('placeholder', 'Three digits');
  await page.evaluate(() => window.shop.elements.getElement('cardCvc')?.update({ disabled: true }));
  await expect(cardField(page, 'cvc')).toBeDisabled();
  await page.evaluate(() => window.shop.elements.getElement('cardNumber')?.destroy());
  await expect(page.locator('iframe')).toHaveCount(2);
  expect(await page.evaluate(() => window.shop.elements.getElement('cardNumber'))).toBeNull();
});

test.for([
  [{ ...goodCard, number: '4242' }, 'incomplete_number', 'Your card number is incomplete.'],
  [{ ...goodCard, expiry: '' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
  [{ ...goodCard, cvc: '31' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  [{ ...goodCard, number: '4242424242424241' }, 'invalid_number', 'Your card number is invalid.'],
] as const)('of %o nothing is sent, and the field says %s', async ([card, code, message], { browser }) => {
  await using shop = await openShop(browser);
  const { page, fakeStripe } = shop;
  await fillCard(page, card);
  await pay(page);
  expect(await resultOf(page)).toEqual({ error: { type: 'validation_error', code, message } });
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect(fakeStripe.requests.count()).toBe(0);
});

test('what Stripe refuses, and a connection that breaks, come as errors', async ({ browser }) => {
  await using shop = await openShop(browser);
  const { page, fakeStripe } = shop;
  // A number that could be somebody's, and is none of Stripe's.
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
  // The second try finds it in the browser's cache.
  ['defines nothing', 'Stripe.js not available', 1],
  ['hangs', 'Shop', 1],
] as const)('when the script %s the page knows', async ([script, title, requests], { browser }) => {
  await using shop = await openShop(browser, { script });
  await expect(shop.page).toHaveTitle(title);
  await expect.poll(() => shop.standIn.requests()).toBe(requests);
  await expect(shop.page.locator('iframe')).toHaveCount(0);
});

test('a script that is late still works', async ({ browser }) => {
  await using shop = await openShop(browser, { lateMs: 600 });
  await expect.poll(() => shop.standIn.requests()).toBe(1);
  expect(await shop.page.locator('iframe').count()).toBe(0);
  await fillCard(shop.page);
  await pay(shop.page);
  expect(await resultOf(shop.page)).toMatchObject({ paymentMethod: { card: { last4: '4242' } } });
});

test.for([
  ['rejects', { rejected: 'Something went wrong in Stripe.js.' }],
  ['errors without a message', { error: { type: 'api_error' } }],
] as const)(
  'createPaymentMethod %s when the test wants it',
  async ([createPaymentMethod, result], { browser }) => {
    await using shop = await openShop(browser, { createPaymentMethod });
    await fillCard(shop.page);
    await pay(shop.page);
    expect(await resultOf(shop.page)).toEqual(result);
    expect(shop.fakeStripe.requests.count()).toBe(0);
  },
);

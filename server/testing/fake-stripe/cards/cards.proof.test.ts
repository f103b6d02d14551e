import { expect, test } from 'vitest';
import { testCards } from '../../../../schema/api/payments.ts';
import { browserClient, errorOf, manualIntent, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';
import { cardById, cardByNumber } from './test-cards.ts';

const good = { exp_month: 12, exp_year: new Date().getUTCFullYear() + 2, cvc: '314' };

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
  ['4100000000000019', 'card_declined', 'fraudulent'],
  ['4000008400001280', 'card_declined', 'generic_decline'],
])('card %s is declined with %s, %s', async (number, code, declineCode) => {
  await using fakeStripe = await startFakeStripe();
  const method = await browserClient(fakeStripe).paymentMethods.create({
    type: 'card',
    card: { ...good, number },
  });
  const refusal = await errorOf(pay(fakeStripe, method.id));
  expect(refusal).toMatchObject({
    rawType: 'card_error',
    statusCode: 402,
    code,
    decline_code: declineCode,
    doc_url: expect.stringContaining('error-codes'),
    payment_intent: {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: {
        code,
        decline_code: declineCode,
        type: 'card_error',
        payment_method: { id: method.id },
      },
    },
  });
  const [failed, ...unsupportedParams] = (await serverClient(fakeStripe).charges.list()).data;
  expect(unsupportedParams).toEqual([]);
  expect(failed).toMatchObject({ status: 'failed', paid: false, failure_code: code });
  expect(fakeStripe.charges()).toEqual([]);
  expect(fakeStripe.events().map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
  ]);
});

test('an intent accepts another card after a decline', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  await errorOf(paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }));
  expect((await paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' })).status).toBe(
    'succeeded',
  );
  expect(fakeStripe.charges(id)).toHaveLength(1);
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number', 'card[number]'],
  [{ number: '424242424242' + 'abcd' }, 'invalid_number', 'card[number]'],
  [{ number: '4242' }, 'invalid_number', 'card[number]'],
  [{ exp_month: 13 }, 'invalid_expiry_month', 'card[exp_month]'],
  [{ exp_year: 2020 }, 'invalid_expiry_year', 'card[exp_year]'],
  [{ cvc: '12' }, 'invalid_cvc', 'card[cvc]'],
  // Passes the Luhn check but is not a Stripe test card.
  [{ number: '4539578763621486' }, 'card_declined', undefined],
])('%o cannot become a payment method', async (change, code, param) => {
  await using fakeStripe = await startFakeStripe();
  const card = { ...good, number: '4242424242424242', ...change };
  const refusal = await errorOf(browserClient(fakeStripe).paymentMethods.create({ type: 'card', card }));
  expect(refusal).toMatchObject({ rawType: 'card_error', statusCode: 402, code });
  expect(refusal.param).toBe(param);
});

test('a card that expired last month is rejected, one that expires this month is not', async () => {
  const clock = () => new Date('2027-03-15T12:00:00Z');
  await using fakeStripe = await startFakeStripe({ clock });
  const create = (exp_month: number) =>
    browserClient(fakeStripe).paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month, exp_year: 27 },
    });
  expect(await errorOf(create(2))).toMatchObject({ code: 'invalid_expiry_month' });
  expect((await create(3)).card).toMatchObject({ exp_month: 3, exp_year: 2027 });
});

test('only browsers can send card numbers', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentMethods } = serverClient(fakeStripe);
  const card = { ...good, number: '4242 4242 4242 4242' };
  expect(await errorOf(paymentMethods.create({ type: 'card', card }))).toMatchObject({
    statusCode: 402,
    rawType: 'invalid_request_error',
    message: expect.stringContaining('generally unsafe'),
  });
  const { id } = await browserClient(fakeStripe).paymentMethods.create({ type: 'card', card });
  expect(await paymentMethods.retrieve(id)).toMatchObject({ id, card: { last4: '4242', brand: 'visa' } });
  expect(JSON.stringify(await paymentMethods.retrieve(id))).not.toContain('4242424242424242');
});

test('an address is returned as submitted and does not decline the card', async () => {
  await using fakeStripe = await startFakeStripe();
  const billing_details = {
    name: 'Jordan Ellis',
    email: 'jordan@mail.example',
    phone: '+1 813 555 0142',
    address: { line1: '1 Main St', city: 'Tampa', state: 'FL', postal_code: '00000', country: 'XK' },
  };
  const method = await browserClient(fakeStripe).paymentMethods.create({
    type: 'card',
    card: { ...good, number: '4242424242424242' },
    billing_details,
  });
  expect(method.billing_details).toMatchObject(billing_details);
  const paid = await pay(fakeStripe, method.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    latest_charge: {
      billing_details,
      payment_method_details: { card: { checks: { address_postal_code_check: 'pass', cvc_check: 'pass' } } },
    },
  });
});

test.each([
  ['4000000000000101', { cvc_check: 'fail', address_postal_code_check: 'pass' }],
  ['4000000000000036', { cvc_check: 'pass', address_postal_code_check: 'fail' }],
  ['4000000000000010', { address_line1_check: 'fail', address_postal_code_check: 'fail' }],
])('a failed check on card %s does not decline the charge', async (number, checks) => {
  await using fakeStripe = await startFakeStripe();
  const method = await browserClient(fakeStripe).paymentMethods.create({
    type: 'card',
    card: { ...good, number },
    billing_details: { address: { line1: '1 Main St', postal_code: '33601' } },
  });
  expect(await pay(fakeStripe, method.id, { expand: ['latest_charge'] })).toMatchObject({
    status: 'succeeded',
    latest_charge: { payment_method_details: { card: { checks } } },
  });
});

test('a payment method can pay once, even after a decline', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const card = { ...good, number: '4242424242424242' };
  const { id: method } = await browserClient(fakeStripe).paymentMethods.create({ type: 'card', card });
  expect((await pay(fakeStripe, method)).status).toBe('succeeded');
  for (const call of [
    () => pay(fakeStripe, method),
    () => paymentIntents.create({ ...manualIntent, payment_method: method }),
  ])
    expect(await errorOf(call())).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('may not be used again'),
    });
  const declined = await browserClient(fakeStripe).paymentMethods.create({
    type: 'card',
    card: { ...good, number: '4000000000000002' },
  });
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await errorOf(pay(fakeStripe, declined.id))).toMatchObject({ statusCode: 402 });
  expect(fakeStripe.charges()).toHaveLength(1);
});

test('a built-in id creates a new payment method each time', async () => {
  await using fakeStripe = await startFakeStripe();
  const [first, second] = [await pay(fakeStripe), await pay(fakeStripe)];
  expect([first.status, second.status]).toEqual(['succeeded', 'succeeded']);
  expect(first.payment_method).not.toBe(second.payment_method);
});

test('every test card that the site publishes is supported', () => {
  for (const number of Object.keys(testCards)) expect(cardByNumber(number)?.number).toBe(number);
  expect(cardById('pm_card_visa')?.number).toBe('4242424242424242');
});

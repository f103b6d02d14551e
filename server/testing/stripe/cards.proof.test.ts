import { expect, test } from 'vitest';
import { testCards } from '../../../schema/api/payments.ts';
import { cardById, cardByNumber } from './cards.ts';
import { browserClient, manualIntent, pay, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

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
  await using counterpart = await startStripeCounterpart();
  const method = await browserClient(counterpart).paymentMethods.create({
    type: 'card',
    card: { ...good, number },
  });
  const refusal = await refusalOf(pay(counterpart, method.id));
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
  const [failed, ...others] = (await serverClient(counterpart).charges.list()).data;
  expect(others).toEqual([]);
  expect(failed).toMatchObject({ status: 'failed', paid: false, failure_code: code });
  expect(counterpart.charges()).toEqual([]);
  expect(counterpart.events().map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
  ]);
});

test('after a decline the same intent takes another card', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create(manualIntent);
  await refusalOf(paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }));
  expect((await paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' })).status).toBe(
    'succeeded',
  );
  expect(counterpart.charges(id)).toHaveLength(1);
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number', 'card[number]'],
  [{ number: '424242424242' + 'abcd' }, 'invalid_number', 'card[number]'],
  [{ number: '4242' }, 'invalid_number', 'card[number]'],
  [{ exp_month: 13 }, 'invalid_expiry_month', 'card[exp_month]'],
  [{ exp_year: 2020 }, 'invalid_expiry_year', 'card[exp_year]'],
  [{ cvc: '12' }, 'invalid_cvc', 'card[cvc]'],
  // Passes the check of Luhn, and is none of Stripe's.
  [{ number: '4539578763621486' }, 'card_declined', undefined],
])('no payment method is made of %o', async (change, code, param) => {
  await using counterpart = await startStripeCounterpart();
  const card = { ...good, number: '4242424242424242', ...change };
  const refusal = await refusalOf(browserClient(counterpart).paymentMethods.create({ type: 'card', card }));
  expect(refusal).toMatchObject({ rawType: 'card_error', statusCode: 402, code });
  expect(refusal.param).toBe(param);
});

test('a card that expired last month is refused, and one that expires this month is not', async () => {
  const clock = () => new Date('2027-03-15T12:00:00Z');
  await using counterpart = await startStripeCounterpart({ clock });
  const create = (exp_month: number) =>
    browserClient(counterpart).paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month, exp_year: 27 },
    });
  expect(await refusalOf(create(2))).toMatchObject({ code: 'invalid_expiry_month' });
  expect((await create(3)).card).toMatchObject({ exp_month: 3, exp_year: 2027 });
});

test('numbers of cards are for browsers only', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentMethods } = serverClient(counterpart);
  const card = { ...good, number: '4242 4242 4242 4242' };
  expect(await refusalOf(paymentMethods.create({ type: 'card', card }))).toMatchObject({
    statusCode: 402,
    rawType: 'invalid_request_error',
    message: expect.stringContaining('generally unsafe'),
  });
  const { id } = await browserClient(counterpart).paymentMethods.create({ type: 'card', card });
  expect(await paymentMethods.retrieve(id)).toMatchObject({ id, card: { last4: '4242', brand: 'visa' } });
  expect(JSON.stringify(await paymentMethods.retrieve(id))).not.toContain('4242424242424242');
});

test('an address comes back as it was given, and declines nothing', async () => {
  await using counterpart = await startStripeCounterpart();
  const billing_details = {
    name: 'Jordan Ellis',
    email: 'jordan@mail.example',
    phone: '+1 813 555 0142',
    address: { line1: '1 Main St', city: 'Tampa', state: 'FL', postal_code: '00000', country: 'XK' },
  };
  const method = await browserClient(counterpart).paymentMethods.create({
    type: 'card',
    card: { ...good, number: '4242424242424242' },
    billing_details,
  });
  expect(method.billing_details).toMatchObject(billing_details);
  const paid = await pay(counterpart, method.id, { expand: ['latest_charge'] });
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
])('a check that fails on card %s declines nothing', async (number, checks) => {
  await using counterpart = await startStripeCounterpart();
  const method = await browserClient(counterpart).paymentMethods.create({
    type: 'card',
    card: { ...good, number },
    billing_details: { address: { line1: '1 Main St', postal_code: '33601' } },
  });
  expect(await pay(counterpart, method.id, { expand: ['latest_charge'] })).toMatchObject({
    status: 'succeeded',
    latest_charge: { payment_method_details: { card: { checks } } },
  });
});

test('a payment method pays once, and may be declined before', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const card = { ...good, number: '4242424242424242' };
  const { id: method } = await browserClient(counterpart).paymentMethods.create({ type: 'card', card });
  expect((await pay(counterpart, method)).status).toBe('succeeded');
  for (const call of [
    () => pay(counterpart, method),
    () => paymentIntents.create({ ...manualIntent, payment_method: method }),
  ])
    expect(await refusalOf(call())).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('may not be used again'),
    });
  const declined = await browserClient(counterpart).paymentMethods.create({
    type: 'card',
    card: { ...good, number: '4000000000000002' },
  });
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await refusalOf(pay(counterpart, declined.id))).toMatchObject({ statusCode: 402 });
  expect(counterpart.charges()).toHaveLength(1);
});

test('a built-in id is another payment method each time', async () => {
  await using counterpart = await startStripeCounterpart();
  const [first, second] = [await pay(counterpart), await pay(counterpart)];
  expect([first.status, second.status]).toEqual(['succeeded', 'succeeded']);
  expect(first.payment_method).not.toBe(second.payment_method);
});

test('the numbers that the site publishes for tests are known here', () => {
  for (const number of Object.keys(testCards)) expect(cardByNumber(number)?.number).toBe(number);
  expect(cardById('pm_card_visa')?.number).toBe('4242424242424242');
});

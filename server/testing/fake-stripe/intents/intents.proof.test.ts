import { expect, test } from 'vitest';
import { errorOf, manualIntent, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

test('an intent requires a payment method, then a confirmation, then is paid', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const metadata = { link: 'a', order: '7' };
  const created = await paymentIntents.create({ ...manualIntent, metadata, description: 'Resume' });
  expect(created).toMatchObject({
    status: 'requires_payment_method',
    amount: 21_950,
    metadata,
    livemode: false,
  });
  const updated = await paymentIntents.update(created.id, {
    payment_method: 'pm_card_visa',
    metadata: { order: '' },
    receipt_email: 'jordan@mail.example',
  });
  expect(updated).toMatchObject({ status: 'requires_confirmation', metadata: { link: 'a' } });
  expect(updated.payment_method).toMatch(/^pm_3/);
  const paid = await paymentIntents.confirm(created.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 21_950,
    last_payment_error: null,
    latest_charge: {
      amount: 21_950,
      amount_refunded: 0,
      captured: true,
      description: 'Resume',
      disputed: false,
      metadata: { link: 'a' },
      outcome: { network_status: 'approved_by_network', type: 'authorized' },
      paid: true,
      payment_method_details: { card: { brand: 'visa', last4: '4242' }, type: 'card' },
      receipt_email: 'jordan@mail.example',
      refunded: false,
      status: 'succeeded',
    },
  });
  expect(await paymentIntents.retrieve(created.id)).toMatchObject({
    latest_charge: expect.stringMatching(/^ch_/),
  });
  expect(fakeStripe.charges(created.id).map(({ amount }) => amount)).toEqual([21_950]);
  expect(fakeStripe.receipts()).toEqual([{ charge: expect.any(String), email: 'jordan@mail.example' }]);
});

test.each([
  [{ amount: 49 }, 'amount_too_small', 'amount'],
  [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
  [{ amount: 10.5 }, 'parameter_invalid_integer', 'amount'],
  [{ amount: -100 }, 'parameter_invalid_integer', 'amount'],
  [{ amount: undefined }, 'parameter_missing', 'amount'],
  [{ currency: undefined }, 'parameter_missing', 'currency'],
  [{ color: 'red' }, 'parameter_unknown', 'color'],
  [{ payment_method_types: ['card'] }, 'payment_method_types_no_longer_supported', 'payment_method_types'],
  [{ automatic_payment_methods: { enabled: true } }, undefined, 'allowed_payment_method_types'],
  [
    { automatic_payment_methods: { enabled: true, color: 'red' } },
    'parameter_unknown',
    'automatic_payment_methods[color]',
  ],
  [{ receipt_email: 'nobody' }, 'email_invalid', 'receipt_email'],
  [{ description: '', metadata: { a: 'x'.repeat(501) } }, undefined, 'metadata[a]'],
  [
    { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [index + 1, 'x'])) },
    undefined,
    'metadata',
  ],
  [{ statement_descriptor: 'RESUME' }, undefined, 'statement_descriptor'],
  [
    { statement_descriptor_suffix: '12345' },
    'invalid_statement_descriptor_suffix',
    'statement_descriptor_suffix',
  ],
  [{ payment_method: 'pm_missing' }, 'resource_missing', 'payment_method'],
  [{ confirmation_method: 'sometimes' }, undefined, 'confirmation_method'],
])('an intent with %o is rejected', async (change, code, param) => {
  await using fakeStripe = await startFakeStripe();
  const params = { ...manualIntent, ...change } as typeof manualIntent;
  const refusal = await errorOf(serverClient(fakeStripe).paymentIntents.create(params));
  expect(refusal).toMatchObject({
    rawType: 'invalid_request_error',
    statusCode: code === 'resource_missing' ? 404 : 400,
    param,
  });
  expect(refusal.code).toBe(code);
  expect(fakeStripe.events()).toEqual([]);
});

test('payment methods that the account does not support are silently ignored', async () => {
  await using fakeStripe = await startFakeStripe();
  const allowed_payment_method_types: ('card' | 'klarna')[] = ['klarna', 'card'];
  const intent = await serverClient(fakeStripe).paymentIntents.create({
    ...manualIntent,
    allowed_payment_method_types,
  });
  expect(intent.payment_method_types).toEqual(['card']);
});

test.each([50, 99_999_999])('%d cents is a valid amount', async (amount) => {
  await using fakeStripe = await startFakeStripe();
  expect(await pay(fakeStripe, 'pm_card_visa', { amount })).toMatchObject({ amount_received: amount });
});

test('an unknown intent is reported missing', async () => {
  await using fakeStripe = await startFakeStripe();
  const refusal = await errorOf(serverClient(fakeStripe).paymentIntents.retrieve('pi_no'));
  expect(refusal).toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
    message: "No such payment_intent: 'pi_no'",
    requestId: expect.stringMatching(/^req_/),
  });
});

test('a paid intent cannot be confirmed, canceled, or changed', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await pay(fakeStripe);
  for (const call of [
    () => paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    () => paymentIntents.confirm(id),
    () => paymentIntents.cancel(id),
    () => paymentIntents.update(id, { amount: 100 }),
    () => paymentIntents.update(id, { payment_method: 'pm_card_visa' }),
  ]) {
    expect(await errorOf(call())).toMatchObject({
      code: 'payment_intent_unexpected_state',
      statusCode: 400,
      payment_intent: { id, status: 'succeeded' },
    });
  }
  expect(await paymentIntents.update(id, { metadata: { a: 'b' } })).toMatchObject({ metadata: { a: 'b' } });
  expect(fakeStripe.charges()).toHaveLength(1);
});

test('a canceled intent records the reason and cannot be paid', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  const cancelled = await paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  expect(cancelled.canceled_at).toEqual(expect.any(Number));
  const refusal = await errorOf(paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
  expect(refusal).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'canceled' },
  });
  expect(await errorOf(paymentIntents.cancel(id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(fakeStripe.charges()).toEqual([]);
});

test('an intent without a payment method cannot be confirmed', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  expect(await errorOf(paymentIntents.confirm(id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
    message: expect.stringContaining('missing a payment method'),
  });
});

test('without a list of methods a server-side confirmation requires a return URL', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const params = { amount: 100, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
  expect(await errorOf(paymentIntents.create(params))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('return_url'),
  });
  expect(fakeStripe.events()).toEqual([]);
  const paid = await paymentIntents.create({ ...params, return_url: 'https://shop.example/' });
  expect(paid.status).toBe('succeeded');
  const never = { enabled: true, allow_redirects: 'never' } as const;
  expect(await paymentIntents.create({ ...params, automatic_payment_methods: never })).toMatchObject({
    status: 'succeeded',
  });
});

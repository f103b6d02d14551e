import { expect, test } from 'vitest';
import { errorOf, manualIntent, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

test('a payment is refunded in parts until nothing is left', async () => {
  await using fakeStripe = await startFakeStripe();
  const { refunds, charges } = serverClient(fakeStripe);
  const { id: payment_intent, latest_charge } = await pay(fakeStripe);
  const charge = String(latest_charge);
  const part = await refunds.create({ payment_intent, amount: 1_950, reason: 'requested_by_customer' });
  expect(part).toMatchObject({ amount: 1_950, status: 'succeeded', charge, payment_intent, currency: 'usd' });
  expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 1_950, refunded: false });
  const tooMuch = await errorOf(refunds.create({ payment_intent, amount: 20_001 }));
  expect(tooMuch).toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount ($200.01) is greater than unrefunded amount on charge ($200.00)',
  });
  expect(await refunds.create({ charge })).toMatchObject({ amount: 20_000, metadata: {} });
  expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 21_950, refunded: true });
  for (const amount of [undefined, 1])
    expect(await errorOf(refunds.create({ payment_intent, amount }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  const listed = await refunds.list({ payment_intent });
  expect(listed.data.map(({ amount }) => amount)).toEqual([20_000, 1_950]);
  expect(
    fakeStripe
      .events()
      .map(({ type }) => type)
      .slice(3),
  ).toEqual(['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded']);
});

test.each([[{ amount: 0 }], [{ amount: 1.5 }], [{ amount: -5 }], [{ reason: 'mood' }], [{ color: 'red' }]])(
  'a refund with %o is rejected',
  async (change) => {
    await using fakeStripe = await startFakeStripe();
    const { refunds } = serverClient(fakeStripe);
    const { id: payment_intent } = await pay(fakeStripe);
    const params = { payment_intent, ...change } as { payment_intent: string };
    expect(await errorOf(refunds.create(params))).toMatchObject({
      statusCode: 400,
      param: Object.keys(change)[0],
    });
    expect((await refunds.list()).data).toEqual([]);
  },
);

test('the same key refunds once', async () => {
  await using fakeStripe = await startFakeStripe();
  const { refunds } = serverClient(fakeStripe);
  const { id: payment_intent } = await pay(fakeStripe);
  const refund = () => refunds.create({ payment_intent, amount: 100 }, { idempotencyKey: 'refund' });
  expect((await refund()).id).toBe((await refund()).id);
  expect(fakeStripe.charges(payment_intent)).toMatchObject([{ amount_refunded: 100 }]);
});

test('unpaid and unknown payments cannot be refunded', async () => {
  await using fakeStripe = await startFakeStripe();
  const { refunds, paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  expect(await errorOf(refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 400 });
  await errorOf(paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }));
  expect(await errorOf(refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 400 });
  expect(await errorOf(refunds.create({ payment_intent: 'pi_no' }))).toMatchObject({ statusCode: 404 });
  expect(await errorOf(refunds.create({ charge: 'ch_no' }))).toMatchObject({ statusCode: 404 });
  expect(await errorOf(refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
  expect(await errorOf(refunds.retrieve('re_no'))).toMatchObject({ statusCode: 404 });
});

test('a pending refund arrives later', async () => {
  await using fakeStripe = await startFakeStripe();
  const { refunds } = serverClient(fakeStripe);
  const { id: payment_intent } = await pay(fakeStripe, 'pm_card_pendingRefund');
  const { id, status } = await refunds.create({ payment_intent });
  expect(status).toBe('pending');
  fakeStripe.completeRefund(id);
  expect(await refunds.retrieve(id)).toMatchObject({ status: 'succeeded' });
  expect(fakeStripe.events().at(-1)).toMatchObject({ type: 'charge.refund.updated' });
  expect(() => fakeStripe.completeRefund(id)).toThrow('not pending');
});

test('the amount of a failed refund can be refunded again', async () => {
  await using fakeStripe = await startFakeStripe();
  const { refunds, charges } = serverClient(fakeStripe);
  const { id: payment_intent, latest_charge } = await pay(fakeStripe, 'pm_card_refundFail');
  const { id, status } = await refunds.create({ payment_intent });
  expect(status).toBe('succeeded');
  fakeStripe.failRefund(id);
  expect(await refunds.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  expect(await charges.retrieve(String(latest_charge))).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  expect(fakeStripe.events().map(({ type }) => type)).toContain('refund.failed');
  expect(await refunds.create({ payment_intent })).toMatchObject({ amount: 21_950 });
});

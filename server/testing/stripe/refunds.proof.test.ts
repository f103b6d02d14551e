import { expect, test } from 'vitest';
import { manualIntent, pay, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

test('a payment is given back in parts, until nothing is left', async () => {
  await using counterpart = await startStripeCounterpart();
  const { refunds, charges } = serverClient(counterpart);
  const { id: payment_intent, latest_charge } = await pay(counterpart);
  const charge = String(latest_charge);
  const part = await refunds.create({ payment_intent, amount: 1_950, reason: 'requested_by_customer' });
  expect(part).toMatchObject({ amount: 1_950, status: 'succeeded', charge, payment_intent, currency: 'usd' });
  expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 1_950, refunded: false });
  const tooMuch = await refusalOf(refunds.create({ payment_intent, amount: 20_001 }));
  expect(tooMuch).toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount ($200.01) is greater than unrefunded amount on charge ($200.00)',
  });
  expect(await refunds.create({ charge })).toMatchObject({ amount: 20_000, metadata: {} });
  expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 21_950, refunded: true });
  for (const amount of [undefined, 1])
    expect(await refusalOf(refunds.create({ payment_intent, amount }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  const listed = await refunds.list({ payment_intent });
  expect(listed.data.map(({ amount }) => amount)).toEqual([20_000, 1_950]);
  expect(
    counterpart
      .events()
      .map(({ type }) => type)
      .slice(3),
  ).toEqual(['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded']);
});

test.each([[{ amount: 0 }], [{ amount: 1.5 }], [{ amount: -5 }], [{ reason: 'mood' }], [{ colour: 'red' }]])(
  'a refund with %o is refused',
  async (change) => {
    await using counterpart = await startStripeCounterpart();
    const { refunds } = serverClient(counterpart);
    const { id: payment_intent } = await pay(counterpart);
    const params = { payment_intent, ...change } as { payment_intent: string };
    expect(await refusalOf(refunds.create(params))).toMatchObject({
      statusCode: 400,
      param: Object.keys(change)[0],
    });
    expect((await refunds.list()).data).toEqual([]);
  },
);

test('the same key gives back once', async () => {
  await using counterpart = await startStripeCounterpart();
  const { refunds } = serverClient(counterpart);
  const { id: payment_intent } = await pay(counterpart);
  const refund = () => refunds.create({ payment_intent, amount: 100 }, { idempotencyKey: 'refund' });
  expect((await refund()).id).toBe((await refund()).id);
  expect(counterpart.charges(payment_intent)).toMatchObject([{ amount_refunded: 100 }]);
});

test('what was not paid, or is not there, is not given back', async () => {
  await using counterpart = await startStripeCounterpart();
  const { refunds, paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create(manualIntent);
  expect(await refusalOf(refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 400 });
  await refusalOf(paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }));
  expect(await refusalOf(refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 400 });
  expect(await refusalOf(refunds.create({ payment_intent: 'pi_no' }))).toMatchObject({ statusCode: 404 });
  expect(await refusalOf(refunds.create({ charge: 'ch_no' }))).toMatchObject({ statusCode: 404 });
  expect(await refusalOf(refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
  expect(await refusalOf(refunds.retrieve('re_no'))).toMatchObject({ statusCode: 404 });
});

test('a pending refund arrives later', async () => {
  await using counterpart = await startStripeCounterpart();
  const { refunds } = serverClient(counterpart);
  const { id: payment_intent } = await pay(counterpart, 'pm_card_pendingRefund');
  const { id, status } = await refunds.create({ payment_intent });
  expect(status).toBe('pending');
  counterpart.completeRefund(id);
  expect(await refunds.retrieve(id)).toMatchObject({ status: 'succeeded' });
  expect(counterpart.events().at(-1)).toMatchObject({ type: 'charge.refund.updated' });
  expect(() => counterpart.completeRefund(id)).toThrow('not pending');
});

test('a refund that fails leaves the money with us, to be given back again', async () => {
  await using counterpart = await startStripeCounterpart();
  const { refunds, charges } = serverClient(counterpart);
  const { id: payment_intent, latest_charge } = await pay(counterpart, 'pm_card_refundFail');
  const { id, status } = await refunds.create({ payment_intent });
  expect(status).toBe('succeeded');
  counterpart.failRefund(id);
  expect(await refunds.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  expect(await charges.retrieve(String(latest_charge))).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  expect(counterpart.events().map(({ type }) => type)).toContain('refund.failed');
  expect(await refunds.create({ payment_intent })).toMatchObject({ amount: 21_950 });
});

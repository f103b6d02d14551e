import { expect, test } from 'vitest';
import { errorOf, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type).slice(3);

test('a disputed payment cannot also be refunded', async () => {
  await using fakeStripe = await startFakeStripe();
  const { disputes, charges, refunds } = serverClient(fakeStripe);
  const { id: payment_intent, latest_charge } = await pay(fakeStripe);
  const charge = String(latest_charge);
  const { id } = fakeStripe.disputeCharge(charge, { amount: 5_000 });
  expect(await disputes.retrieve(id)).toMatchObject({
    amount: 5_000,
    charge,
    payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
    is_charge_refundable: false,
  });
  expect(await charges.retrieve(charge)).toMatchObject({ disputed: true });
  expect((await disputes.list({ payment_intent })).data.map((dispute) => dispute.id)).toEqual([id]);
  expect((await disputes.list({ charge: 'ch_other' })).data).toEqual([]);
  expect(await errorOf(refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_disputed' });
  expect(typesOf(fakeStripe.events())).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
});

test.each([
  ['won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
  ['lost', ['charge.dispute.closed']],
] as const)('a dispute that is %s stays on the charge', async (result, types) => {
  await using fakeStripe = await startFakeStripe();
  const { disputes, charges } = serverClient(fakeStripe);
  const { latest_charge } = await pay(fakeStripe);
  const { id } = fakeStripe.disputeCharge(String(latest_charge));
  fakeStripe.closeDispute(id, result);
  expect(await disputes.retrieve(id)).toMatchObject({ status: result });
  expect(await charges.retrieve(String(latest_charge))).toMatchObject({ disputed: true });
  expect(typesOf(fakeStripe.events()).slice(2)).toEqual(types);
  expect(() => fakeStripe.closeDispute(id, result)).toThrow('already closed');
});

test('an inquiry withdraws no funds, and the payment can be refunded', async () => {
  await using fakeStripe = await startFakeStripe();
  const { id: payment_intent, latest_charge } = await pay(fakeStripe);
  const { id, status } = fakeStripe.disputeCharge(String(latest_charge), { reason: 'inquiry' });
  expect(status).toBe('warning_needs_response');
  expect(await serverClient(fakeStripe).refunds.create({ payment_intent })).toMatchObject({
    status: 'succeeded',
  });
  fakeStripe.closeDispute(id, 'won');
  expect(fakeStripe.dispute(id).status).toBe('warning_closed');
  expect(typesOf(fakeStripe.events())).not.toContain('charge.dispute.funds_withdrawn');
});

test('a dispute card disputes every payment automatically', async () => {
  await using fakeStripe = await startFakeStripe();
  const paid = await pay(fakeStripe, 'pm_card_createDisputeProductNotReceived', {
    expand: ['latest_charge'],
  });
  expect(paid).toMatchObject({ status: 'succeeded', latest_charge: { disputed: false } });
  const { disputes } = serverClient(fakeStripe);
  const { data } = await disputes.list({ payment_intent: paid.id });
  expect(data).toMatchObject([{ reason: 'product_not_received', amount: 21_950 }]);
});

test('a declined payment cannot be disputed, and an unknown dispute is reported missing', async () => {
  await using fakeStripe = await startFakeStripe();
  const { charge = '' } = await errorOf(pay(fakeStripe, 'pm_card_visa_chargeDeclined'));
  expect(() => fakeStripe.disputeCharge(charge)).toThrow('was not paid');
  expect(await errorOf(serverClient(fakeStripe).disputes.retrieve('du_no'))).toMatchObject({
    statusCode: 404,
  });
});

import { expect, test } from 'vitest';
import { pay, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type).slice(3);

test('a client disputes a payment, and it cannot be given back as well', async () => {
  await using counterpart = await startStripeCounterpart();
  const { disputes, charges, refunds } = serverClient(counterpart);
  const { id: payment_intent, latest_charge } = await pay(counterpart);
  const charge = String(latest_charge);
  const { id } = counterpart.disputeCharge(charge, { amount: 5_000 });
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
  expect(await refusalOf(refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_disputed' });
  expect(typesOf(counterpart.events())).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
});

test.each([
  ['won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
  ['lost', ['charge.dispute.closed']],
] as const)('a dispute that is %s stays with the charge', async (result, types) => {
  await using counterpart = await startStripeCounterpart();
  const { disputes, charges } = serverClient(counterpart);
  const { latest_charge } = await pay(counterpart);
  const { id } = counterpart.disputeCharge(String(latest_charge));
  counterpart.closeDispute(id, result);
  expect(await disputes.retrieve(id)).toMatchObject({ status: result });
  expect(await charges.retrieve(String(latest_charge))).toMatchObject({ disputed: true });
  expect(typesOf(counterpart.events()).slice(2)).toEqual(types);
  expect(() => counterpart.closeDispute(id, result)).toThrow('closed already');
});

test('an inquiry takes no money, and the payment can be given back', async () => {
  await using counterpart = await startStripeCounterpart();
  const { id: payment_intent, latest_charge } = await pay(counterpart);
  const { id, status } = counterpart.disputeCharge(String(latest_charge), { reason: 'inquiry' });
  expect(status).toBe('warning_needs_response');
  expect(await serverClient(counterpart).refunds.create({ payment_intent })).toMatchObject({
    status: 'succeeded',
  });
  counterpart.closeDispute(id, 'won');
  expect(counterpart.dispute(id).status).toBe('warning_closed');
  expect(typesOf(counterpart.events())).not.toContain('charge.dispute.funds_withdrawn');
});

test('a card can dispute every payment by itself', async () => {
  await using counterpart = await startStripeCounterpart();
  const paid = await pay(counterpart, 'pm_card_createDisputeProductNotReceived', {
    expand: ['latest_charge'],
  });
  expect(paid).toMatchObject({ status: 'succeeded', latest_charge: { disputed: false } });
  const { disputes } = serverClient(counterpart);
  const { data } = await disputes.list({ payment_intent: paid.id });
  expect(data).toMatchObject([{ reason: 'product_not_received', amount: 21_950 }]);
});

test('a payment that was declined is not disputed, and a dispute that is not there is missing', async () => {
  await using counterpart = await startStripeCounterpart();
  const { charge = '' } = await refusalOf(pay(counterpart, 'pm_card_visa_chargeDeclined'));
  expect(() => counterpart.disputeCharge(charge)).toThrow('took no money');
  expect(await refusalOf(serverClient(counterpart).disputes.retrieve('du_no'))).toMatchObject({
    statusCode: 404,
  });
});

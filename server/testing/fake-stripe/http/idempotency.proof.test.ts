import { expect, test } from 'vitest';
import { errorOf, manualIntent, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

const key = { idempotencyKey: 'link-a-1' };

test('the same key and parameters replay the first response and change nothing', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const first = await paymentIntents.create({ ...manualIntent, metadata: { a: '1', b: '2' } }, key);
  const again = await paymentIntents.create({ ...manualIntent, metadata: { b: '2', a: '1' } }, key);
  expect(again).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
  expect(fakeStripe.events()).toHaveLength(1);
});

test('the first response is replayed even after the object has changed', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const first = await paymentIntents.create({ ...manualIntent, payment_method: 'pm_card_visa' }, key);
  await paymentIntents.confirm(first.id);
  const again = await paymentIntents.create({ ...manualIntent, payment_method: 'pm_card_visa' }, key);
  expect(again.status).toBe('requires_confirmation');
  expect(fakeStripe.intent(first.id).status).toBe('succeeded');
});

test('a decline is stored, too, and the card is not charged again', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  const confirm = () => paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }, key);
  const first = await errorOf(confirm());
  const again = await errorOf(confirm());
  expect(again).toMatchObject({ statusCode: 402, code: 'card_declined', charge: first.charge });
  expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' });
  expect(fakeStripe.confirmations(id)).toHaveLength(1);
});

test("an error caused by the object's state is stored", async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  expect(await errorOf(paymentIntents.confirm(id, {}, key))).toMatchObject({ statusCode: 400 });
  await paymentIntents.update(id, { payment_method: 'pm_card_visa' });
  expect(await errorOf(paymentIntents.confirm(id, {}, key))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(fakeStripe.charges()).toEqual([]);
});

test('an error for invalid parameters is not stored', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  expect(await errorOf(paymentIntents.create({ ...manualIntent, amount: 1 }, key))).toMatchObject({
    code: 'amount_too_small',
  });
  expect(await paymentIntents.create(manualIntent, key)).toMatchObject({ amount: 21_950 });
});

test('the same key with other parameters or for another endpoint is rejected', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create({ ...manualIntent, payment_method: 'pm_card_visa' });
  await paymentIntents.update(id, { description: 'Resume' }, key);
  await paymentIntents.confirm(id, {}, { idempotencyKey: 'link-a-2' });
  for (const call of [
    () => paymentIntents.update(id, { description: 'Cover letter' }, key),
    // Neither call has parameters.
    () => paymentIntents.cancel(id, {}, { idempotencyKey: 'link-a-2' }),
  ])
    expect(await errorOf(call())).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  expect(fakeStripe.intent(id)).toMatchObject({ status: 'succeeded', description: 'Resume' });
});

test('a key whose request is still in progress is rejected with 409', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const pause = fakeStripe.pauses.at('POST /v1/payment_intents', 'processing');
  const first = paymentIntents.create(manualIntent, key);
  await pause.reached;
  expect(await errorOf(paymentIntents.create(manualIntent, key))).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  pause.release();
  const { id } = await first;
  expect(await paymentIntents.create(manualIntent, key)).toMatchObject({ id });
});

test('the SDK waits for the key and creates a single intent', async () => {
  await using fakeStripe = await startFakeStripe({ workMs: 50 });
  const { paymentIntents } = serverClient(fakeStripe, { maxNetworkRetries: 3 });
  const create = () => paymentIntents.create(manualIntent, key);
  const [first, second] = await Promise.all([create(), create()]);
  expect(second.id).toBe(first.id);
  expect(fakeStripe.events()).toHaveLength(1);
});

test('a key expires after a day', async () => {
  let time = new Date('2027-03-01T12:00:00Z');
  await using fakeStripe = await startFakeStripe({ clock: () => time });
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent, key);
  time = new Date('2027-03-02T11:59:59Z');
  expect((await paymentIntents.create(manualIntent, key)).id).toBe(id);
  time = new Date('2027-03-02T12:00:00Z');
  expect((await paymentIntents.create(manualIntent, key)).id).not.toBe(id);
});

test('a key on a GET is ignored', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  await paymentIntents.retrieve(id, {}, key);
  await paymentIntents.cancel(id, {}, key);
  expect(await paymentIntents.retrieve(id, {}, key)).toMatchObject({ status: 'canceled' });
});

test('a key can have up to 255 characters', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  await paymentIntents.create(manualIntent, { idempotencyKey: 'k'.repeat(255) });
  expect(
    await errorOf(paymentIntents.create(manualIntent, { idempotencyKey: 'k'.repeat(256) })),
  ).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
});

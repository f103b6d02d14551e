import { expect, test } from 'vitest';
import { manualIntent, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

const key = { idempotencyKey: 'link-a-1' };

test('the same key and parameters bring the first answer, and do nothing', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const first = await paymentIntents.create({ ...manualIntent, metadata: { a: '1', b: '2' } }, key);
  const again = await paymentIntents.create({ ...manualIntent, metadata: { b: '2', a: '1' } }, key);
  expect(again).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
  expect(counterpart.events()).toHaveLength(1);
});

test('the first answer comes again though the object went on', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const first = await paymentIntents.create({ ...manualIntent, payment_method: 'pm_card_visa' }, key);
  await paymentIntents.confirm(first.id);
  const again = await paymentIntents.create({ ...manualIntent, payment_method: 'pm_card_visa' }, key);
  expect(again.status).toBe('requires_confirmation');
  expect(counterpart.intent(first.id).status).toBe('succeeded');
});

test('a decline is kept as well, and the card is not asked again', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create(manualIntent);
  const confirm = () => paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }, key);
  const first = await refusalOf(confirm());
  const again = await refusalOf(confirm());
  expect(again).toMatchObject({ statusCode: 402, code: 'card_declined', charge: first.charge });
  expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' });
  expect(counterpart.confirms(id)).toHaveLength(1);
});

test('a refusal for the state that the object had is kept', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create(manualIntent);
  expect(await refusalOf(paymentIntents.confirm(id, {}, key))).toMatchObject({ statusCode: 400 });
  await paymentIntents.update(id, { payment_method: 'pm_card_visa' });
  expect(await refusalOf(paymentIntents.confirm(id, {}, key))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(counterpart.charges()).toEqual([]);
});

test('parameters that were not valid are not kept', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  expect(await refusalOf(paymentIntents.create({ ...manualIntent, amount: 1 }, key))).toMatchObject({
    code: 'amount_too_small',
  });
  expect(await paymentIntents.create(manualIntent, key)).toMatchObject({ amount: 21_950 });
});

test('the same key with other parameters, or for another call, is refused', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create({ ...manualIntent, payment_method: 'pm_card_visa' });
  await paymentIntents.update(id, { description: 'Resume' }, key);
  await paymentIntents.confirm(id, {}, { idempotencyKey: 'link-a-2' });
  for (const call of [
    () => paymentIntents.update(id, { description: 'Cover letter' }, key),
    // Both calls have no parameters.
    () => paymentIntents.cancel(id, {}, { idempotencyKey: 'link-a-2' }),
  ])
    expect(await refusalOf(call())).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  expect(counterpart.intent(id)).toMatchObject({ status: 'succeeded', description: 'Resume' });
});

test('a key whose request is still at work is refused with 409', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const pause = counterpart.pauses.at('POST /v1/payment_intents', 'processing');
  const first = paymentIntents.create(manualIntent, key);
  await pause.reached;
  expect(await refusalOf(paymentIntents.create(manualIntent, key))).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  pause.release();
  const { id } = await first;
  expect(await paymentIntents.create(manualIntent, key)).toMatchObject({ id });
});

test('the SDK waits for the key and has one intent in the end', async () => {
  await using counterpart = await startStripeCounterpart({ workMs: 50 });
  const { paymentIntents } = serverClient(counterpart, { maxNetworkRetries: 3 });
  const create = () => paymentIntents.create(manualIntent, key);
  const [first, second] = await Promise.all([create(), create()]);
  expect(second.id).toBe(first.id);
  expect(counterpart.events()).toHaveLength(1);
});

test('a key is forgotten after a day', async () => {
  let time = new Date('2027-03-01T12:00:00Z');
  await using counterpart = await startStripeCounterpart({ clock: () => time });
  const { paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create(manualIntent, key);
  time = new Date('2027-03-02T11:59:59Z');
  expect((await paymentIntents.create(manualIntent, key)).id).toBe(id);
  time = new Date('2027-03-02T12:00:00Z');
  expect((await paymentIntents.create(manualIntent, key)).id).not.toBe(id);
});

test('a key on a GET means nothing', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create(manualIntent);
  await paymentIntents.retrieve(id, {}, key);
  await paymentIntents.cancel(id, {}, key);
  expect(await paymentIntents.retrieve(id, {}, key)).toMatchObject({ status: 'canceled' });
});

test('a key is up to 255 characters long', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  await paymentIntents.create(manualIntent, { idempotencyKey: 'k'.repeat(255) });
  expect(
    await refusalOf(paymentIntents.create(manualIntent, { idempotencyKey: 'k'.repeat(256) })),
  ).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
});

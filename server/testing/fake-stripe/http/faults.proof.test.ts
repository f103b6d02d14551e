import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { browserClient, errorOf, manualIntent, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

const confirmRoute = 'POST /v1/payment_intents/:id/confirm';
const key = { idempotencyKey: 'one' };
const card = { payment_method: 'pm_card_visa' };

async function withIntent() {
  const fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const { id } = await paymentIntents.create(manualIntent);
  return { fakeStripe, paymentIntents, id };
}

test.each([
  ['cut before', 0],
  ['cut after', 1],
  ['hang before', 0],
  ['hang after', 1],
] as const)(
  'after "%s" the outcome is unknown, %d payments were made, and the same key resolves it',
  async (fault, taken) => {
    const { fakeStripe, paymentIntents, id } = await withIntent();
    await using _ = fakeStripe;
    // The SDK retries once after a broken connection.
    fakeStripe.faults.next(confirmRoute, fault, fault.startsWith('cut') ? 2 : 1);
    const timeout = fault.startsWith('hang') ? 500 : undefined;
    const lost = await errorOf(paymentIntents.confirm(id, card, { ...key, timeout }));
    expect(lost).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(fakeStripe.charges(id)).toHaveLength(taken);
    expect(await paymentIntents.confirm(id, card, key)).toMatchObject({ status: 'succeeded' });
    expect(fakeStripe.charges(id)).toHaveLength(1);
    expect(fakeStripe.requests.all.at(-1)?.isReplayed === true).toBe(taken === 1);
  },
);

test.each([
  ['500 before', 0],
  ['500 after', 1],
] as const)('with "%s" the key stores the failure, and %d payments were made', async (fault, taken) => {
  const { fakeStripe, paymentIntents, id } = await withIntent();
  await using _ = fakeStripe;
  fakeStripe.faults.next(confirmRoute, fault);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const failure = await errorOf(paymentIntents.confirm(id, card, key));
    expect(failure).toMatchObject({ statusCode: 500, rawType: 'api_error' });
    expect(failure.headers).toMatchObject({ 'stripe-should-retry': 'false' });
  }
  expect(fakeStripe.charges(id)).toHaveLength(taken);
  const status = taken === 1 ? 'succeeded' : 'requires_payment_method';
  expect(await paymentIntents.retrieve(id)).toMatchObject({ status });
});

test.each([
  ['503 before', 0],
  ['503 after', 1],
  ['429 before', 0],
] as const)('with "%s" the key stores no failure: %d payments were made, then one', async (fault, taken) => {
  const { fakeStripe, paymentIntents, id } = await withIntent();
  await using _ = fakeStripe;
  fakeStripe.faults.next(confirmRoute, fault);
  const failure = await errorOf(paymentIntents.confirm(id, card, key));
  expect(failure).toMatchObject({ statusCode: Number(fault.slice(0, 3)) });
  expect(fakeStripe.charges(id)).toHaveLength(taken);
  expect(await paymentIntents.confirm(id, card, key)).toMatchObject({ status: 'succeeded' });
  expect(fakeStripe.charges(id)).toHaveLength(1);
});

test.each(['delay 1500ms before', 'delay 1500ms after'] as const)(
  'with "%s" the response is late',
  async (fault) => {
    const { fakeStripe, paymentIntents, id } = await withIntent();
    await using _ = fakeStripe;
    fakeStripe.faults.next(confirmRoute, fault);
    const answer = paymentIntents.confirm(id, card);
    const isDone = fault.endsWith('after');
    await expect.poll(() => fakeStripe.requests.count(confirmRoute)).toBe(1);
    if (isDone) await expect.poll(() => fakeStripe.charges(id).length, { interval: 5 }).toBe(1);
    expect(fakeStripe.charges(id)).toHaveLength(isDone ? 1 : 0);
    expect(fakeStripe.requests.all.at(-1)?.status).toBeUndefined();
    expect(await answer).toMatchObject({ status: 'succeeded' });
    expect(fakeStripe.charges(id)).toHaveLength(1);
  },
);

test('a fault affects its route as many times as planned', async () => {
  const { fakeStripe, paymentIntents, id } = await withIntent();
  await using _ = fakeStripe;
  fakeStripe.faults.next('POST /v1/refunds', '503 before');
  fakeStripe.faults.next('GET /v1/payment_intents/:id', '503 before', 2);
  expect(await paymentIntents.update(id, { description: 'a' })).toMatchObject({ description: 'a' });
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await errorOf(paymentIntents.retrieve(id))).toMatchObject({ statusCode: 503 });
  expect(await paymentIntents.retrieve(id)).toMatchObject({ id });
  fakeStripe.faults.always('*', '503 before');
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect(await errorOf(paymentIntents.retrieve(id))).toMatchObject({ statusCode: 503 });
  fakeStripe.faults.clear();
  expect(await paymentIntents.retrieve(id)).toMatchObject({ id });
});

test('of two concurrent confirmations one proceeds and the other gets a lock timeout', async () => {
  const { fakeStripe, paymentIntents, id } = await withIntent();
  await using _ = fakeStripe;
  const pause = fakeStripe.pauses.at(confirmRoute, 'processing');
  const first = paymentIntents.confirm(id, card);
  await pause.reached;
  const refused = await Promise.all(
    Array.from({ length: 4 }, () => errorOf(paymentIntents.confirm(id, card))),
  );
  pause.release();
  expect(await first).toMatchObject({ status: 'succeeded' });
  for (const refusal of refused) {
    expect(refusal).toMatchObject({ statusCode: 429, code: 'lock_timeout' });
    expect(refusal.headers).toMatchObject({ 'stripe-should-retry': 'true' });
  }
  expect(fakeStripe.charges()).toHaveLength(1);
});

test('a refund locks its payment, and a key does not store the lock timeout', async () => {
  await using fakeStripe = await startFakeStripe();
  const { refunds, paymentIntents, charges } = serverClient(fakeStripe);
  const { id: payment_intent, latest_charge } = await pay(fakeStripe);
  const pause = fakeStripe.pauses.at('POST /v1/refunds', 'processing');
  const first = refunds.create({ payment_intent, amount: 100 });
  await pause.reached;
  const second = () => refunds.create({ payment_intent, amount: 50 }, key);
  expect(await errorOf(second())).toMatchObject({ code: 'lock_timeout' });
  expect(await errorOf(charges.update(String(latest_charge), { description: 'a' }))).toMatchObject({
    code: 'lock_timeout',
  });
  // Reads do not wait for locks.
  expect(await paymentIntents.retrieve(payment_intent)).toMatchObject({ status: 'succeeded' });
  pause.release();
  await first;
  expect(await second()).toMatchObject({ amount: 50 });
});

test.each([
  ['arrived', 0],
  ['processing', 0],
  ['done', 1],
] as const)('a request paused at "%s" has made %d payments', async (stage, taken) => {
  const { fakeStripe, paymentIntents, id } = await withIntent();
  await using _ = fakeStripe;
  const pause = fakeStripe.pauses.at(confirmRoute, stage);
  const confirmed = serverClient(fakeStripe).paymentIntents.confirm(id, card);
  await pause.reached;
  expect(fakeStripe.charges(id)).toHaveLength(taken);
  expect((await paymentIntents.retrieve(id)).status).toBe(taken ? 'succeeded' : 'requires_payment_method');
  pause.release();
  expect(await confirmed).toMatchObject({ status: 'succeeded' });
});

test('the state survives downtime', async () => {
  const { fakeStripe, paymentIntents, id } = await withIntent();
  await using _ = fakeStripe;
  await fakeStripe.down();
  expect(await errorOf(paymentIntents.retrieve(id))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  await fakeStripe.up();
  expect(await paymentIntents.retrieve(id)).toMatchObject({ id });
});

test('all received requests can be searched', async () => {
  const { fakeStripe, paymentIntents, id } = await withIntent();
  await using _ = fakeStripe;
  await paymentIntents.confirm(id, { ...card, receipt_email: 'jordan@mail.example' }, key);
  expect(fakeStripe.requests.count()).toBe(2);
  expect(fakeStripe.requests.count(confirmRoute)).toBe(1);
  const text = fakeStripe.requests.text();
  for (const part of [`/v1/payment_intents/${id}/confirm`, 'pm_card_visa', '"idempotency-key":"one"'])
    expect(text).toContain(part);
  expect(text).toContain(encodeURIComponent('jordan@mail.example'));
  await errorOf(browserClient(fakeStripe).paymentIntents.retrieve(id));
  expect(fakeStripe.requests.text('servers')).toBe(text);
  expect(fakeStripe.requests.text('browsers')).toContain('pk_test_fake');
});

import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { browserClient, manualIntent, pay, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

const confirmRoute = 'POST /v1/payment_intents/:id/confirm';
const key = { idempotencyKey: 'one' };
const card = { payment_method: 'pm_card_visa' };

async function withIntent() {
  const counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const { id } = await paymentIntents.create(manualIntent);
  return { counterpart, paymentIntents, id };
}

test.each([
  ['cut before', 0],
  ['cut after', 1],
  ['hang before', 0],
  ['hang after', 1],
] as const)(
  'after "%s" nobody knows, %d payments were taken, and the same key tells',
  async (trouble, taken) => {
    const { counterpart, paymentIntents, id } = await withIntent();
    await using _ = counterpart;
    // The SDK repeats once what a broken connection interrupted.
    counterpart.trouble.next(confirmRoute, trouble, trouble.startsWith('cut') ? 2 : 1);
    const timeout = trouble.startsWith('hang') ? 500 : undefined;
    const lost = await refusalOf(paymentIntents.confirm(id, card, { ...key, timeout }));
    expect(lost).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(counterpart.charges(id)).toHaveLength(taken);
    expect(await paymentIntents.confirm(id, card, key)).toMatchObject({ status: 'succeeded' });
    expect(counterpart.charges(id)).toHaveLength(1);
    expect(counterpart.requests.all.at(-1)?.isReplayed === true).toBe(taken === 1);
  },
);

test.each([
  ['500 before', 0],
  ['500 after', 1],
] as const)('with "%s" the key keeps the failure, and %d payments were taken', async (trouble, taken) => {
  const { counterpart, paymentIntents, id } = await withIntent();
  await using _ = counterpart;
  counterpart.trouble.next(confirmRoute, trouble);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const failure = await refusalOf(paymentIntents.confirm(id, card, key));
    expect(failure).toMatchObject({ statusCode: 500, rawType: 'api_error' });
    expect(failure.headers).toMatchObject({ 'stripe-should-retry': 'false' });
  }
  expect(counterpart.charges(id)).toHaveLength(taken);
  const status = taken === 1 ? 'succeeded' : 'requires_payment_method';
  expect(await paymentIntents.retrieve(id)).toMatchObject({ status });
});

test.each([
  ['503 before', 0],
  ['503 after', 1],
  ['429 before', 0],
] as const)('with "%s" the key keeps the truth: %d payments were taken, then one', async (trouble, taken) => {
  const { counterpart, paymentIntents, id } = await withIntent();
  await using _ = counterpart;
  counterpart.trouble.next(confirmRoute, trouble);
  const failure = await refusalOf(paymentIntents.confirm(id, card, key));
  expect(failure).toMatchObject({ statusCode: Number(trouble.slice(0, 3)) });
  expect(counterpart.charges(id)).toHaveLength(taken);
  expect(await paymentIntents.confirm(id, card, key)).toMatchObject({ status: 'succeeded' });
  expect(counterpart.charges(id)).toHaveLength(1);
});

test.each(['delay 1500ms before', 'delay 1500ms after'] as const)(
  'with "%s" the answer is late',
  async (trouble) => {
    const { counterpart, paymentIntents, id } = await withIntent();
    await using _ = counterpart;
    counterpart.trouble.next(confirmRoute, trouble);
    const answer = paymentIntents.confirm(id, card);
    const isDone = trouble.endsWith('after');
    await expect.poll(() => counterpart.requests.count(confirmRoute)).toBe(1);
    if (isDone) await expect.poll(() => counterpart.charges(id).length, { interval: 5 }).toBe(1);
    expect(counterpart.charges(id)).toHaveLength(isDone ? 1 : 0);
    expect(counterpart.requests.all.at(-1)?.status).toBeUndefined();
    expect(await answer).toMatchObject({ status: 'succeeded' });
    expect(counterpart.charges(id)).toHaveLength(1);
  },
);

test('trouble strikes the route that it is meant for, so often as it was planned', async () => {
  const { counterpart, paymentIntents, id } = await withIntent();
  await using _ = counterpart;
  counterpart.trouble.next('POST /v1/refunds', '503 before');
  counterpart.trouble.next('GET /v1/payment_intents/:id', '503 before', 2);
  expect(await paymentIntents.update(id, { description: 'a' })).toMatchObject({ description: 'a' });
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await refusalOf(paymentIntents.retrieve(id))).toMatchObject({ statusCode: 503 });
  expect(await paymentIntents.retrieve(id)).toMatchObject({ id });
  counterpart.trouble.always('*', '503 before');
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect(await refusalOf(paymentIntents.retrieve(id))).toMatchObject({ statusCode: 503 });
  counterpart.trouble.clear();
  expect(await paymentIntents.retrieve(id)).toMatchObject({ id });
});

test('two confirmations at once: one proceeds, and the other is told that the object is locked', async () => {
  const { counterpart, paymentIntents, id } = await withIntent();
  await using _ = counterpart;
  const pause = counterpart.pauses.at(confirmRoute, 'processing');
  const first = paymentIntents.confirm(id, card);
  await pause.reached;
  const refused = await Promise.all(
    Array.from({ length: 4 }, () => refusalOf(paymentIntents.confirm(id, card))),
  );
  pause.release();
  expect(await first).toMatchObject({ status: 'succeeded' });
  for (const refusal of refused) {
    expect(refusal).toMatchObject({ statusCode: 429, code: 'lock_timeout' });
    expect(refusal.headers).toMatchObject({ 'stripe-should-retry': 'true' });
  }
  expect(counterpart.charges()).toHaveLength(1);
});

test('a refund locks the payment that it gives back, and a lock is not kept by a key', async () => {
  await using counterpart = await startStripeCounterpart();
  const { refunds, paymentIntents, charges } = serverClient(counterpart);
  const { id: payment_intent, latest_charge } = await pay(counterpart);
  const pause = counterpart.pauses.at('POST /v1/refunds', 'processing');
  const first = refunds.create({ payment_intent, amount: 100 });
  await pause.reached;
  const second = () => refunds.create({ payment_intent, amount: 50 }, key);
  expect(await refusalOf(second())).toMatchObject({ code: 'lock_timeout' });
  expect(await refusalOf(charges.update(String(latest_charge), { description: 'a' }))).toMatchObject({
    code: 'lock_timeout',
  });
  // Reading waits for nobody.
  expect(await paymentIntents.retrieve(payment_intent)).toMatchObject({ status: 'succeeded' });
  pause.release();
  await first;
  expect(await second()).toMatchObject({ amount: 50 });
});

test.each([
  ['arrived', 0],
  ['processing', 0],
  ['done', 1],
] as const)('a request that stands at "%s" has taken %d payments', async (stage, taken) => {
  const { counterpart, paymentIntents, id } = await withIntent();
  await using _ = counterpart;
  const pause = counterpart.pauses.at(confirmRoute, stage);
  const confirmed = serverClient(counterpart).paymentIntents.confirm(id, card);
  await pause.reached;
  expect(counterpart.charges(id)).toHaveLength(taken);
  expect((await paymentIntents.retrieve(id)).status).toBe(taken ? 'succeeded' : 'requires_payment_method');
  pause.release();
  expect(await confirmed).toMatchObject({ status: 'succeeded' });
});

test('an account that is down keeps what it has', async () => {
  const { counterpart, paymentIntents, id } = await withIntent();
  await using _ = counterpart;
  await counterpart.down();
  expect(await refusalOf(paymentIntents.retrieve(id))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  await counterpart.up();
  expect(await paymentIntents.retrieve(id)).toMatchObject({ id });
});

test('everything that was received can be looked through', async () => {
  const { counterpart, paymentIntents, id } = await withIntent();
  await using _ = counterpart;
  await paymentIntents.confirm(id, { ...card, receipt_email: 'jordan@mail.example' }, key);
  expect(counterpart.requests.count()).toBe(2);
  expect(counterpart.requests.count(confirmRoute)).toBe(1);
  const text = counterpart.requests.text();
  for (const part of [`/v1/payment_intents/${id}/confirm`, 'pm_card_visa', '"idempotency-key":"one"'])
    expect(text).toContain(part);
  expect(text).toContain(encodeURIComponent('jordan@mail.example'));
  await refusalOf(browserClient(counterpart).paymentIntents.retrieve(id));
  expect(counterpart.requests.text('servers')).toBe(text);
  expect(counterpart.requests.text('browsers')).toContain('pk_test_counterpart');
});

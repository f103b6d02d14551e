import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startHttpReceiver } from '../receivers/http-receiver.ts';
import { pay, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

const secret = 'whsec_of_the_test';
const { webhooks } = new Stripe('sk_test_x');

const read = ({ body, headers }: { body: string; headers: object }) =>
  webhooks.constructEvent(body, (headers as Record<string, string>)['stripe-signature'] ?? '', secret);

async function start(delivery: 'automatic' | 'held') {
  const receiver = await startHttpReceiver();
  const counterpart = await startStripeCounterpart({
    webhooks: { url: `${receiver.url}/stripe`, secret, delivery },
  });
  return { receiver, counterpart };
}

test('a payment is told in signed events that the SDK takes', async () => {
  const { receiver, counterpart } = await start('automatic');
  await using _ = counterpart;
  await using __ = receiver;
  const { id } = await pay(counterpart);
  await counterpart.webhooks.settled();
  const events = receiver.received.map(read);
  expect(events.map(({ type }) => type).sort()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  expect(events.find(({ type }) => type === 'payment_intent.succeeded')).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    data: { object: { id, status: 'succeeded', amount_received: 21_950 } },
    livemode: false,
    request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
  });
  expect(counterpart.webhooks.deliveries().map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('an event says what was, whatever became of the object', async () => {
  const { receiver, counterpart } = await start('held');
  await using _ = counterpart;
  await using __ = receiver;
  await pay(counterpart);
  const [created] = counterpart.webhooks.held();
  expect(created).toMatchObject({ type: 'payment_intent.created', data: { object: { amount_received: 0 } } });
  const { events } = serverClient(counterpart);
  expect(await events.retrieve(created?.id ?? '')).toMatchObject({
    data: { object: { amount_received: 0 } },
  });
  expect((await events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
  expect(await refusalOf(events.retrieve('evt_no'))).toMatchObject({ statusCode: 404 });
});

test('what is held comes in the order that the test wants, or not at all', async () => {
  const { receiver, counterpart } = await start('held');
  await using _ = counterpart;
  await using __ = receiver;
  await pay(counterpart);
  expect(receiver.tries()).toBe(0);
  await counterpart.webhooks.deliverHeld((events) => events.slice(1).reverse());
  expect(receiver.received.map(read).map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'charge.succeeded',
  ]);
  expect(counterpart.webhooks.held()).toEqual([]);
  await pay(counterpart);
  counterpart.webhooks.dropHeld();
  await counterpart.webhooks.deliverHeld();
  expect(receiver.tries()).toBe(2);
});

test('an event can be sent again', async () => {
  const { receiver, counterpart } = await start('held');
  await using _ = counterpart;
  await using __ = receiver;
  await pay(counterpart);
  const { event } = await counterpart.webhooks.deliver('payment_intent.succeeded');
  await counterpart.webhooks.deliver(event);
  await counterpart.webhooks.deliver(event.id);
  expect(new Set(receiver.received.map(read).map(({ id }) => id)).size).toBe(1);
  expect(receiver.received).toHaveLength(3);
});

test.each([
  ['another secret', { secret: 'whsec_of_somebody' }],
  ['an old timestamp', { ageSeconds: 301 }],
  ['no signature', { signature: null }],
  ['a signature of nothing', { signature: 't=1,v1=00' }],
])('the SDK does not take an event with %s', async (_name, options) => {
  const { receiver, counterpart } = await start('held');
  await using _ = counterpart;
  await using __ = receiver;
  await pay(counterpart);
  await counterpart.webhooks.deliver('payment_intent.succeeded', options);
  const [post] = receiver.received;
  expect(() => read(post ?? { body: '', headers: {} })).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
});

test('a body of the test is signed as any other', async () => {
  const { receiver, counterpart } = await start('held');
  await using _ = counterpart;
  await using __ = receiver;
  await pay(counterpart);
  await counterpart.webhooks.deliver('payment_intent.succeeded', { body: '{"id":"evt_1","object":"event"}' });
  expect(receiver.received.map(read)).toEqual([{ id: 'evt_1', object: 'event' }]);
});

test('what nobody took is sent again', async () => {
  const { receiver, counterpart } = await start('automatic');
  await using _ = counterpart;
  await using __ = receiver;
  receiver.trouble = 'refuses-now';
  await pay(counterpart);
  await counterpart.webhooks.settled();
  expect(counterpart.webhooks.deliveries().map(({ status }) => status)).toEqual([503, 503, 503]);
  receiver.trouble = 'none';
  expect(counterpart.events().map((event) => event.pending_webhooks)).toEqual([1, 1, 1]);
  expect(await counterpart.webhooks.redeliver()).toHaveLength(3);
  expect(counterpart.events().map((event) => event.pending_webhooks)).toEqual([0, 0, 0]);
  expect(receiver.received).toHaveLength(3);
  expect(await counterpart.webhooks.redeliver()).toEqual([]);
});

test('an endpoint hears of the types that it wants, and where it is now', async () => {
  await using receiver = await startHttpReceiver();
  await using counterpart = await startStripeCounterpart({
    webhooks: { secret, types: ['payment_intent.succeeded'] },
  });
  await pay(counterpart);
  counterpart.webhooks.sendTo(`${receiver.url}/moved`);
  await pay(counterpart);
  await counterpart.webhooks.settled();
  expect(receiver.received.map(read).map(({ type }) => type)).toEqual(['payment_intent.succeeded']);
  expect(receiver.received[0]?.path).toBe('/moved');
  expect(counterpart.events().length).toBeGreaterThan(2);
});

import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startHttpReceiver } from '../../receivers/http-receiver.ts';
import { errorOf, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

const secret = 'whsec_of_the_test';
const { webhooks } = new Stripe('sk_test_x');

const read = ({ body, headers }: { body: string; headers: object }) =>
  webhooks.constructEvent(body, (headers as Record<string, string>)['stripe-signature'] ?? '', secret);

async function start(delivery: 'automatic' | 'held') {
  const receiver = await startHttpReceiver();
  const fakeStripe = await startFakeStripe({
    webhooks: { url: `${receiver.url}/stripe`, secret, delivery },
  });
  return { receiver, fakeStripe };
}

test('a payment is reported in signed events that the SDK accepts', async () => {
  const { receiver, fakeStripe } = await start('automatic');
  await using _ = fakeStripe;
  await using __ = receiver;
  const { id } = await pay(fakeStripe);
  await fakeStripe.webhooks.settled();
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
  expect(fakeStripe.webhooks.deliveries().map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("an event keeps the object's state of that time", async () => {
  const { receiver, fakeStripe } = await start('held');
  await using _ = fakeStripe;
  await using __ = receiver;
  await pay(fakeStripe);
  const [created] = fakeStripe.webhooks.held();
  expect(created).toMatchObject({ type: 'payment_intent.created', data: { object: { amount_received: 0 } } });
  const { events } = serverClient(fakeStripe);
  expect(await events.retrieve(created?.id ?? '')).toMatchObject({
    data: { object: { amount_received: 0 } },
  });
  expect((await events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
  expect(await errorOf(events.retrieve('evt_no'))).toMatchObject({ statusCode: 404 });
});

test("held events are sent in the test's order or dropped", async () => {
  const { receiver, fakeStripe } = await start('held');
  await using _ = fakeStripe;
  await using __ = receiver;
  await pay(fakeStripe);
  expect(receiver.tries()).toBe(0);
  await fakeStripe.webhooks.deliverHeld((events) => events.slice(1).reverse());
  expect(receiver.received.map(read).map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'charge.succeeded',
  ]);
  expect(fakeStripe.webhooks.held()).toEqual([]);
  await pay(fakeStripe);
  fakeStripe.webhooks.dropHeld();
  await fakeStripe.webhooks.deliverHeld();
  expect(receiver.tries()).toBe(2);
});

test('an event can be resent', async () => {
  const { receiver, fakeStripe } = await start('held');
  await using _ = fakeStripe;
  await using __ = receiver;
  await pay(fakeStripe);
  const { event } = await fakeStripe.webhooks.deliver('payment_intent.succeeded');
  await fakeStripe.webhooks.deliver(event);
  await fakeStripe.webhooks.deliver(event.id);
  expect(new Set(receiver.received.map(read).map(({ id }) => id)).size).toBe(1);
  expect(receiver.received).toHaveLength(3);
});

test.each([
  ['another secret', { secret: 'whsec_of_somebody' }],
  ['an old timestamp', { ageSeconds: 301 }],
  ['no signature', { signature: null }],
  ['a malformed signature', { signature: 't=1,v1=00' }],
])('the SDK rejects an event with %s', async (_name, options) => {
  const { receiver, fakeStripe } = await start('held');
  await using _ = fakeStripe;
  await using __ = receiver;
  await pay(fakeStripe);
  await fakeStripe.webhooks.deliver('payment_intent.succeeded', options);
  const [post] = receiver.received;
  expect(() => read(post ?? { body: '', headers: {} })).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
});

test('a custom body is signed, too', async () => {
  const { receiver, fakeStripe } = await start('held');
  await using _ = fakeStripe;
  await using __ = receiver;
  await pay(fakeStripe);
  await fakeStripe.webhooks.deliver('payment_intent.succeeded', { body: '{"id":"evt_1","object":"event"}' });
  expect(receiver.received.map(read)).toEqual([{ id: 'evt_1', object: 'event' }]);
});

test('undelivered events are resent', async () => {
  const { receiver, fakeStripe } = await start('automatic');
  await using _ = fakeStripe;
  await using __ = receiver;
  receiver.fault = 'rejects-temporarily';
  await pay(fakeStripe);
  await fakeStripe.webhooks.settled();
  expect(fakeStripe.webhooks.deliveries().map(({ status }) => status)).toEqual([503, 503, 503]);
  receiver.fault = 'none';
  expect(fakeStripe.events().map((event) => event.pending_webhooks)).toEqual([1, 1, 1]);
  expect(await fakeStripe.webhooks.redeliver()).toHaveLength(3);
  expect(fakeStripe.events().map((event) => event.pending_webhooks)).toEqual([0, 0, 0]);
  expect(receiver.received).toHaveLength(3);
  expect(await fakeStripe.webhooks.redeliver()).toEqual([]);
});

test('events are filtered by type and sent to the current URL', async () => {
  await using receiver = await startHttpReceiver();
  await using fakeStripe = await startFakeStripe({
    webhooks: { secret, types: ['payment_intent.succeeded'] },
  });
  await pay(fakeStripe);
  fakeStripe.webhooks.sendTo(`${receiver.url}/moved`);
  await pay(fakeStripe);
  await fakeStripe.webhooks.settled();
  expect(receiver.received.map(read).map(({ type }) => type)).toEqual(['payment_intent.succeeded']);
  expect(receiver.received[0]?.path).toBe('/moved');
  expect(fakeStripe.events().length).toBeGreaterThan(2);
});

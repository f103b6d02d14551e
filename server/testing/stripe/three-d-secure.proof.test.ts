import { expect, test } from 'vitest';
import { browserClient, manualIntent, pay, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

const asksClient = 'pm_card_authenticationRequired';

test('with manual confirmation the client says yes, and only the server takes the money', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const asked = await pay(counterpart, asksClient, { use_stripe_sdk: true });
  expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  expect(counterpart.charges()).toEqual([]);
  expect(() => counterpart.completeChallenge(`${asked.id}_secret_other`, true)).toThrow('secret');
  expect(counterpart.completeChallenge(asked.client_secret ?? '', true)).toBe(true);
  expect(await paymentIntents.retrieve(asked.id)).toMatchObject({
    status: 'requires_confirmation',
    next_action: null,
  });
  expect(counterpart.charges()).toEqual([]);
  const paid = await paymentIntents.confirm(asked.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
  });
  expect(counterpart.confirms(asked.id).map(({ outcome }) => outcome)).toEqual(['asks client', 'charged']);
});

test('with automatic confirmation the yes of the client takes the money', async () => {
  await using counterpart = await startStripeCounterpart();
  const asked = await pay(counterpart, asksClient, { confirmation_method: 'automatic' });
  counterpart.completeChallenge(asked.client_secret ?? '', true);
  expect(counterpart.intent(asked.id).status).toBe('succeeded');
  expect(counterpart.charges(asked.id)).toHaveLength(1);
});

test('a browser may confirm what is confirmed automatically', async () => {
  await using counterpart = await startStripeCounterpart();
  const { id, client_secret } = await serverClient(counterpart).paymentIntents.create({
    ...manualIntent,
    confirmation_method: 'automatic',
  });
  const params = { client_secret, payment_method: 'pm_card_visa' } as { payment_method: string };
  const paid = await browserClient(counterpart).paymentIntents.confirm(id, params);
  expect(paid.status).toBe('succeeded');
  expect(paid).not.toHaveProperty('metadata');
});

test('a client who fails the challenge pays nothing, and may try another card', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const asked = await pay(counterpart, asksClient);
  counterpart.completeChallenge(asked.client_secret ?? '', false);
  expect(await paymentIntents.retrieve(asked.id)).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      payment_method: { id: asked.payment_method },
    },
  });
  const paid = await paymentIntents.confirm(asked.id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  expect(counterpart.events().map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'payment_intent.requires_action',
    'payment_intent.payment_failed',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test('a card can pass the challenge and be declined all the same', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const asked = await pay(counterpart, 'pm_card_threeDSecureRequiredChargeDeclined');
  counterpart.completeChallenge(asked.client_secret ?? '', true);
  expect(await refusalOf(paymentIntents.confirm(asked.id))).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    payment_intent: { status: 'requires_payment_method' },
  });
  expect(counterpart.charges()).toEqual([]);
});

test('while the bank waits, another payment method begins anew and voids the question', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const asked = await pay(counterpart, asksClient);
  const secret = asked.client_secret ?? '';
  const question = String(asked.next_action?.use_stripe_sdk?.three_d_secure_2_source);
  const again = await paymentIntents.confirm(asked.id, { payment_method: asksClient });
  expect(again.status).toBe('requires_action');
  expect(again.next_action?.use_stripe_sdk?.three_d_secure_2_source).not.toBe(question);
  expect(counterpart.completeChallenge(secret, true, question)).toBe(false);
  expect(counterpart.intent(asked.id).status).toBe('requires_action');
  const paid = await paymentIntents.confirm(asked.id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', next_action: null });
  expect(counterpart.completeChallenge(secret, true)).toBe(false);
  expect(counterpart.charges(asked.id)).toHaveLength(1);
});

test('a yes holds for the card and the amount that it was given for', async () => {
  await using counterpart = await startStripeCounterpart();
  const { paymentIntents } = serverClient(counterpart);
  const asked = await pay(counterpart, asksClient);
  const secret = asked.client_secret ?? '';
  counterpart.completeChallenge(secret, true);
  const otherCard = await paymentIntents.confirm(asked.id, { payment_method: asksClient });
  expect(otherCard.status).toBe('requires_action');
  counterpart.completeChallenge(secret, true);
  await paymentIntents.update(asked.id, { amount: 90_000 });
  expect(await paymentIntents.confirm(asked.id)).toMatchObject({ status: 'requires_action', amount: 90_000 });
  expect(counterpart.charges()).toEqual([]);
});

test('a question that is open can be called off', async () => {
  await using counterpart = await startStripeCounterpart();
  const asked = await pay(counterpart, asksClient);
  await serverClient(counterpart).paymentIntents.cancel(asked.id);
  expect(counterpart.completeChallenge(asked.client_secret ?? '', true)).toBe(false);
  expect(counterpart.intent(asked.id)).toMatchObject({ status: 'canceled', next_action: null });
});

test('without Stripe.js the client is sent to the bank and back', async () => {
  await using counterpart = await startStripeCounterpart();
  const return_url = 'https://shop.example/pay/';
  expect(await pay(counterpart, asksClient, { return_url })).toMatchObject({
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url } },
  });
  expect(await pay(counterpart, asksClient, { return_url, use_stripe_sdk: true })).toMatchObject({
    next_action: { type: 'use_stripe_sdk' },
  });
});

test('who cannot ask the client is declined instead', async () => {
  await using counterpart = await startStripeCounterpart();
  expect(await refusalOf(pay(counterpart, asksClient, { error_on_requires_action: true }))).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'authentication_required',
  });
});

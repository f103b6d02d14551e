import { expect, test } from 'vitest';
import { browserClient, errorOf, manualIntent, pay, serverClient } from '../clients.ts';
import { startFakeStripe } from '../fake-stripe.ts';

const needsAuthentication = 'pm_card_authenticationRequired';

test('with manual confirmation the client authenticates and only the server can charge', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const asked = await pay(fakeStripe, needsAuthentication, { use_stripe_sdk: true });
  expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  expect(fakeStripe.charges()).toEqual([]);
  expect(() => fakeStripe.completeChallenge(`${asked.id}_secret_other`, true)).toThrow('secret');
  expect(fakeStripe.completeChallenge(asked.client_secret ?? '', true)).toBe(true);
  expect(await paymentIntents.retrieve(asked.id)).toMatchObject({
    status: 'requires_confirmation',
    next_action: null,
  });
  expect(fakeStripe.charges()).toEqual([]);
  const paid = await paymentIntents.confirm(asked.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
  });
  expect(fakeStripe.confirmations(asked.id).map(({ outcome }) => outcome)).toEqual([
    'authentication required',
    'charged',
  ]);
});

test("with automatic confirmation the client's authentication charges the card", async () => {
  await using fakeStripe = await startFakeStripe();
  const asked = await pay(fakeStripe, needsAuthentication, { confirmation_method: 'automatic' });
  fakeStripe.completeChallenge(asked.client_secret ?? '', true);
  expect(fakeStripe.intent(asked.id).status).toBe('succeeded');
  expect(fakeStripe.charges(asked.id)).toHaveLength(1);
});

test('a browser can confirm an intent with automatic confirmation', async () => {
  await using fakeStripe = await startFakeStripe();
  const { id, client_secret } = await serverClient(fakeStripe).paymentIntents.create({
    ...manualIntent,
    confirmation_method: 'automatic',
  });
  const params = { client_secret, payment_method: 'pm_card_visa' } as { payment_method: string };
  const paid = await browserClient(fakeStripe).paymentIntents.confirm(id, params);
  expect(paid.status).toBe('succeeded');
  expect(paid).not.toHaveProperty('metadata');
});

test('a client who fails the challenge is not charged and can try another card', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const asked = await pay(fakeStripe, needsAuthentication);
  fakeStripe.completeChallenge(asked.client_secret ?? '', false);
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
  expect(fakeStripe.events().map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'payment_intent.requires_action',
    'payment_intent.payment_failed',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test('a card can pass the challenge and still be declined', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const asked = await pay(fakeStripe, 'pm_card_threeDSecureRequiredChargeDeclined');
  fakeStripe.completeChallenge(asked.client_secret ?? '', true);
  expect(await errorOf(paymentIntents.confirm(asked.id))).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    payment_intent: { status: 'requires_payment_method' },
  });
  expect(fakeStripe.charges()).toEqual([]);
});

test('another payment method during a challenge starts over and voids the challenge', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const asked = await pay(fakeStripe, needsAuthentication);
  const secret = asked.client_secret ?? '';
  const question = String(asked.next_action?.use_stripe_sdk?.three_d_secure_2_source);
  const again = await paymentIntents.confirm(asked.id, { payment_method: needsAuthentication });
  expect(again.status).toBe('requires_action');
  expect(again.next_action?.use_stripe_sdk?.three_d_secure_2_source).not.toBe(question);
  expect(fakeStripe.completeChallenge(secret, true, question)).toBe(false);
  expect(fakeStripe.intent(asked.id).status).toBe('requires_action');
  const paid = await paymentIntents.confirm(asked.id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', next_action: null });
  expect(fakeStripe.completeChallenge(secret, true)).toBe(false);
  expect(fakeStripe.charges(asked.id)).toHaveLength(1);
});

test('an authentication is valid only for its card and amount', async () => {
  await using fakeStripe = await startFakeStripe();
  const { paymentIntents } = serverClient(fakeStripe);
  const asked = await pay(fakeStripe, needsAuthentication);
  const secret = asked.client_secret ?? '';
  fakeStripe.completeChallenge(secret, true);
  const otherCard = await paymentIntents.confirm(asked.id, { payment_method: needsAuthentication });
  expect(otherCard.status).toBe('requires_action');
  fakeStripe.completeChallenge(secret, true);
  await paymentIntents.update(asked.id, { amount: 90_000 });
  expect(await paymentIntents.confirm(asked.id)).toMatchObject({ status: 'requires_action', amount: 90_000 });
  expect(fakeStripe.charges()).toEqual([]);
});

test('an open challenge can be canceled', async () => {
  await using fakeStripe = await startFakeStripe();
  const asked = await pay(fakeStripe, needsAuthentication);
  await serverClient(fakeStripe).paymentIntents.cancel(asked.id);
  expect(fakeStripe.completeChallenge(asked.client_secret ?? '', true)).toBe(false);
  expect(fakeStripe.intent(asked.id)).toMatchObject({ status: 'canceled', next_action: null });
});

test('without Stripe.js the client is redirected to the bank and back', async () => {
  await using fakeStripe = await startFakeStripe();
  const return_url = 'https://shop.example/pay/';
  expect(await pay(fakeStripe, needsAuthentication, { return_url })).toMatchObject({
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url } },
  });
  expect(await pay(fakeStripe, needsAuthentication, { return_url, use_stripe_sdk: true })).toMatchObject({
    next_action: { type: 'use_stripe_sdk' },
  });
});

test('a call that cannot authenticate the client is declined', async () => {
  await using fakeStripe = await startFakeStripe();
  expect(
    await errorOf(pay(fakeStripe, needsAuthentication, { error_on_requires_action: true })),
  ).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'authentication_required',
  });
});

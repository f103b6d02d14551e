import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { manualIntent, refusalOf, serverClient } from './clients.ts';
import { startStripeCounterpart } from './counterpart.ts';

test('a wrong key is refused with 401, and not written out', async () => {
  await using counterpart = await startStripeCounterpart();
  const stripe = new Stripe('sk_test_somebody_else_1234', counterpart.clientOptions);
  const refusal = await refusalOf(stripe.paymentIntents.create(manualIntent));
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(refusal.message).not.toContain('somebody');
  expect(counterpart.events()).toEqual([]);
});

test.each([
  ['no key', {}, 401],
  ['a bearer', { authorization: 'Bearer sk_test_counterpart' }, 200],
  ['a user name', { authorization: `Basic ${btoa('sk_test_counterpart:')}` }, 200],
  ['a wrong user name', { authorization: `Basic ${btoa('sk_test_x:')}` }, 401],
  ['a version that cannot be', { authorization: 'Bearer sk_test_counterpart', 'stripe-version': 'new' }, 400],
])('with %s a call is answered as it should be', async (_name, headers, status) => {
  await using counterpart = await startStripeCounterpart();
  const answer = await fetch(`${counterpart.url}/v1/payment_intents`, { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
});

test('the publishable key may come as a parameter, and the secret key may not', async () => {
  await using counterpart = await startStripeCounterpart();
  const { id, client_secret } = await serverClient(counterpart).paymentIntents.create(manualIntent);
  const statusWith = async (key: string) => {
    const query = new URLSearchParams({ key, client_secret: client_secret ?? '' });
    return (await fetch(`${counterpart.url}/v1/payment_intents/${id}?${query}`)).status;
  };
  expect(await statusWith(counterpart.publishableKey)).toBe(200);
  expect(await statusWith(counterpart.secretKey)).toBe(401);
});

test('an answer names the version that was asked for', async () => {
  await using counterpart = await startStripeCounterpart();
  const { lastResponse } = await serverClient(counterpart).paymentIntents.list();
  expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
});

test('what is no form, and a path that is not there, are refused', async () => {
  await using counterpart = await startStripeCounterpart();
  const headers = { authorization: `Bearer ${counterpart.secretKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify(manualIntent);
  const json = await fetch(`${counterpart.url}/v1/payment_intents`, { method: 'POST', headers, body });
  expect(json.status).toBe(400);
  const nowhere = await fetch(`${counterpart.url}/v1/nowhere`, { headers });
  expect(nowhere.status).toBe(404);
});

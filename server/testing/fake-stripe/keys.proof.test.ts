import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { errorOf, manualIntent, serverClient } from './clients.ts';
import { startFakeStripe } from './fake-stripe.ts';

test('an invalid key is rejected with 401 and not echoed in full', async () => {
  await using fakeStripe = await startFakeStripe();
  const stripe = new Stripe('sk_test_another_account_1234', fakeStripe.clientOptions);
  const refusal = await errorOf(stripe.paymentIntents.create(manualIntent));
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(refusal.message).not.toContain('another');
  expect(fakeStripe.events()).toEqual([]);
});

test.each([
  ['no key', {}, 401],
  ['a bearer token', { authorization: 'Bearer sk_test_fake' }, 200],
  ['a user name', { authorization: `Basic ${btoa('sk_test_fake:')}` }, 200],
  ['a wrong user name', { authorization: `Basic ${btoa('sk_test_x:')}` }, 401],
  ['an invalid version', { authorization: 'Bearer sk_test_fake', 'stripe-version': 'new' }, 400],
])('a call with %s gets the expected status', async (_name, headers, status) => {
  await using fakeStripe = await startFakeStripe();
  const answer = await fetch(`${fakeStripe.url}/v1/payment_intents`, { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
});

test('the publishable key can be sent as a parameter, the secret key cannot', async () => {
  await using fakeStripe = await startFakeStripe();
  const { id, client_secret } = await serverClient(fakeStripe).paymentIntents.create(manualIntent);
  const statusWith = async (key: string) => {
    const query = new URLSearchParams({ key, client_secret: client_secret ?? '' });
    return (await fetch(`${fakeStripe.url}/v1/payment_intents/${id}?${query}`)).status;
  };
  expect(await statusWith(fakeStripe.publishableKey)).toBe(200);
  expect(await statusWith(fakeStripe.secretKey)).toBe(401);
});

test('a response names the requested version', async () => {
  await using fakeStripe = await startFakeStripe();
  const { lastResponse } = await serverClient(fakeStripe).paymentIntents.list();
  expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
});

test('a body that is not a form and an unknown path are rejected', async () => {
  await using fakeStripe = await startFakeStripe();
  const headers = { authorization: `Bearer ${fakeStripe.secretKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify(manualIntent);
  const json = await fetch(`${fakeStripe.url}/v1/payment_intents`, { method: 'POST', headers, body });
  expect(json.status).toBe(400);
  const nowhere = await fetch(`${fakeStripe.url}/v1/nowhere`, { headers });
  expect(nowhere.status).toBe(404);
});

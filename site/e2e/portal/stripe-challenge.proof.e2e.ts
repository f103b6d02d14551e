import type { Page } from 'playwright';
import { manualIntent, serverClient } from '../../../server/testing/fake-stripe/clients.ts';
import type { FakeStripe } from '../../../server/testing/fake-stripe/fake-stripe.ts';
import { expect, test } from '../harness/browser-test.ts';
import {
  cardField,
  challengeDialog,
  completeChallenge,
  fillCard,
  goodCard,
} from './fake-stripe/card-form.ts';
import { openPayFixture } from './fake-stripe/pay-fixture/open-pay-fixture.ts';

/** Creates an intent that needs a bank challenge. */
const challengedIntent = async (fakeStripe: FakeStripe, more: object = {}) => {
  const params = { ...manualIntent, payment_method: 'pm_card_authenticationRequired', confirm: true };
  const intent = await serverClient(fakeStripe).paymentIntents.create({ ...params, ...more });
  return { id: intent.id, secret: intent.client_secret ?? '' };
};

/** The call's result, or its rejection as an object. */
async function handleCardAction(page: Page, secret: string) {
  await cardField(page, 'number').waitFor();
  const handled = page.evaluate(
    (clientSecret) =>
      window.payFixture.stripe
        .handleCardAction(clientSecret)
        .catch((error: Error) => ({ rejected: error.message }) as object),
    secret,
  );
  return handled as Promise<{
    paymentIntent?: { status: string };
    error?: { code: string };
    rejected?: string;
  }>;
}

test.for([
  ['pass', 'requires_confirmation'],
  ['fail', 'requires_payment_method'],
  ['close', 'requires_payment_method'],
] as const)(
  'the outcome "%s" of a challenge leaves the intent in %s',
  async ([answer, status], { browser }) => {
    await using fixture = await openPayFixture(browser);
    const { page, fakeStripe, problems } = fixture;
    const { id, secret } = await challengedIntent(fakeStripe);
    const handled = handleCardAction(page, secret);
    await completeChallenge(page, answer);
    const { paymentIntent, error } = await handled;
    expect(fakeStripe.intent(id).status).toBe(status);
    expect(paymentIntent?.status).toBe(answer === 'pass' ? status : undefined);
    expect(error?.code).toBe(answer === 'pass' ? undefined : 'payment_intent_authentication_failure');
    await expect(page.locator('iframe[src*="three-ds-2"]')).toHaveCount(0);
    expect(fakeStripe.charges()).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('closing a challenge can leave it open', async ({ browser }) => {
  await using fixture = await openPayFixture(browser, { closing: 'leaves open' });
  const { page, fakeStripe } = fixture;
  const { id, secret } = await challengedIntent(fakeStripe);
  const handled = handleCardAction(page, secret);
  await completeChallenge(page, 'close');
  expect(await handled).toMatchObject({ error: { code: 'payment_intent_authentication_failure' } });
  expect(fakeStripe.intent(id).status).toBe('requires_action');
});

test('an outdated challenge changes nothing', async ({ browser }) => {
  await using fixture = await openPayFixture(browser);
  const { page, fakeStripe } = fixture;
  const { id, secret } = await challengedIntent(fakeStripe);
  const handled = handleCardAction(page, secret);
  await challengeDialog(page).getByRole('button', { name: 'Close' }).waitFor();
  const another = { payment_method: 'pm_card_authenticationRequired' };
  await serverClient(fakeStripe).paymentIntents.confirm(id, another);
  await completeChallenge(page, 'pass');
  expect(await handled).toMatchObject({ paymentIntent: { status: 'requires_action' } });
  expect(fakeStripe.intent(id).status).toBe('requires_action');
});

test('passing the challenge pays an intent with automatic confirmation', async ({ browser }) => {
  await using fixture = await openPayFixture(browser);
  const { page, fakeStripe } = fixture;
  await fillCard(page, { ...goodCard, number: '4000002760003184' });
  const automatic = { ...manualIntent, confirmation_method: 'automatic' } as const;
  const intent = await serverClient(fakeStripe).paymentIntents.create(automatic);
  const confirmed = page.evaluate(async (secret) => {
    const { stripe, elements } = window.payFixture;
    const card = elements.getElement('cardNumber');
    return card && stripe.confirmCardPayment(secret, { payment_method: { card } });
  }, intent.client_secret ?? '');
  await completeChallenge(page, 'pass');
  expect(await confirmed).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect(fakeStripe.charges(intent.id)).toHaveLength(1);
  const seen = await page.evaluate(
    (secret) => window.payFixture.stripe.retrievePaymentIntent(secret),
    intent.client_secret ?? '',
  );
  expect(seen).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded' } });
  expect(seen.paymentIntent).not.toHaveProperty('metadata');
});

test('Stripe.js rejects misuse', async ({ browser }) => {
  await using fixture = await openPayFixture(browser);
  const { page, fakeStripe } = fixture;
  const { secret } = await challengedIntent(fakeStripe, { confirmation_method: 'automatic' });
  expect(await handleCardAction(page, secret)).toMatchObject({
    rejected: expect.stringContaining('does not require manual'),
  });
  const { client_secret } = await serverClient(fakeStripe).paymentIntents.create(manualIntent);
  expect(await handleCardAction(page, client_secret ?? '')).toMatchObject({
    rejected: expect.stringContaining('not in the requires_action state'),
  });
  const thrown = await page.evaluate(() => {
    const { stripe, elements } = window.payFixture;
    const misuses = [
      () => elements.create('cardNumber'),
      () => stripe.elements({ paymentMethodTypes: ['card'] } as never),
      () => (window as unknown as { Stripe: (key: string) => void }).Stripe('sk_test_1'),
    ];
    return misuses.map((misuse) => {
      try {
        misuse();
        return '';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(thrown).toEqual(['IntegrationError', 'IntegrationError', 'IntegrationError']);
});

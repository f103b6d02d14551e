import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testCards } from '../../../schema/api/payments.ts';
import { startFakeStripe } from '../../testing/fake-stripe/fake-stripe.ts';
import { type CardNumber, newPaymentMethod } from '../../testing/payments/payments-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createStripeProvider } from '../stripe/stripe-provider.ts';
import { createTestProvider } from '../test-provider/test-provider.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';

interface Bench extends AsyncDisposable {
  provider: PaymentProvider;
  card(number: CardNumber): Promise<string>;
  answerBank(clientSecret: string, isPassed: boolean): Promise<void>;
}

const benches: Record<string, () => Promise<Bench>> = {
  async Stripe() {
    const fakeStripe = await startFakeStripe();
    const { secretKey, publishableKey, url: apiBase } = fakeStripe;
    const settings = { secretKey, publishableKey, webhookSecrets: [], apiBase, timeoutMs: 2000 };
    return {
      provider: createStripeProvider(settings),
      card: (number) => newPaymentMethod(fakeStripe, number),
      async answerBank(clientSecret, isPassed) {
        fakeStripe.completeChallenge(clientSecret, isPassed);
      },
      [Symbol.asyncDispose]: () => fakeStripe[Symbol.asyncDispose](),
    };
  },
  async 'the built-in test provider'() {
    const app = await createTestApp();
    const provider = createTestProvider(app.storage);
    return {
      provider,
      card: async (number) => `${testCards[number]}#${randomUUID()}`,
      async answerBank(clientSecret, isPassed) {
        await provider.answerChallenge(clientSecret, isPassed);
      },
      [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
    };
  },
};

const limits = { withinMs: 5000 };
const params = { key: 'link 1', amountCents: 21_950, description: 'Bundle', linkId: '1' };
const receiptEmail = 'maya.ellison@mail.example';

describe.each(Object.keys(benches))('%s', (name) => {
  const openBench = benches[name] as () => Promise<Bench>;

  /** Confirms a new intent with a card. */
  async function pay({ provider, card }: Bench, number: CardNumber) {
    const { id } = await provider.createIntent(params, limits);
    const confirmation = { key: randomUUID(), paymentMethod: await card(number), receiptEmail };
    return provider.confirmIntent(id, confirmation, limits);
  }

  test('creates one intent per key', async () => {
    await using bench = await openBench();
    const first = await bench.provider.createIntent(params, limits);
    const second = await bench.provider.createIntent(params, limits);
    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({ status: 'payable', amountCents: 21_950, decline: null, refundedCents: 0 });
    expect(await bench.provider.readIntent(first.id, limits)).toMatchObject({ status: 'payable' });
  });

  test.each(['4242424242424242', '5555555555554444', '378282246310005'] as const)(
    '%s pays',
    async (number) => {
      await using bench = await openBench();
      const report = await pay(bench, number);
      expect(report).toMatchObject({ status: 'paid', decline: null, isDisputed: false });
      expect(await bench.provider.readIntent(report.id, limits)).toMatchObject({ status: 'paid' });
    },
  );

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
  ] as const)('%s is declined: %s', async (number, decline) => {
    await using bench = await openBench();
    const report = await pay(bench, number);
    expect(report).toMatchObject({ status: 'payable', decline });
    expect(await bench.provider.readIntent(report.id, limits)).toMatchObject({
      status: 'payable',
      decline,
      paymentMethod: report.paymentMethod,
    });
  });

  test.each(['4000002500003155', '4000002760003184'] as const)(
    '%s requires authentication first',
    async (number) => {
      await using bench = await openBench();
      const { id, clientSecret, status, paymentMethod } = await pay(bench, number);
      expect(status).toBe('action');
      await bench.answerBank(clientSecret, true);
      const { status: passed } = await bench.provider.readIntent(id, limits);
      expect(passed).toBe('unconfirmed');
      const report = await bench.provider.confirmIntent(id, { key: 'after the bank' }, limits);
      expect(report).toMatchObject({ status: 'paid', paymentMethod });
    },
  );

  test('4000008400001629 passes authentication and is still declined', async () => {
    await using bench = await openBench();
    const { id, clientSecret } = await pay(bench, '4000008400001629');
    await bench.answerBank(clientSecret, true);
    const report = await bench.provider.confirmIntent(id, { key: 'after the bank' }, limits);
    expect(report).toMatchObject({ status: 'payable', decline: 'declined' });
  });

  test('another card can follow a failed authentication', async () => {
    await using bench = await openBench();
    const { id, clientSecret } = await pay(bench, '4000002500003155');
    await bench.answerBank(clientSecret, false);
    expect(await bench.provider.readIntent(id, limits)).toMatchObject({
      status: 'payable',
      decline: 'not_authenticated',
    });
    const confirmation = { key: 'another', paymentMethod: await bench.card('4242424242424242') };
    expect(await bench.provider.confirmIntent(id, confirmation, limits)).toMatchObject({ status: 'paid' });
  });

  test('another card can follow an abandoned authentication', async () => {
    await using bench = await openBench();
    const { id } = await pay(bench, '4000002500003155');
    const confirmation = { key: 'another', paymentMethod: await bench.card('4242424242424242') };
    expect(await bench.provider.confirmIntent(id, confirmation, limits)).toMatchObject({ status: 'paid' });
  });

  test('a paid intent is not charged again under any key', async () => {
    await using bench = await openBench();
    const { id } = await pay(bench, '4242424242424242');
    const confirmation = { key: 'another', paymentMethod: await bench.card('4000000000000002') };
    const again = await bench.provider.confirmIntent(id, confirmation, limits);
    expect(again).toMatchObject({ status: 'paid' });
  });

  test('a repeated confirmation has the same outcome, even with another one in between', async () => {
    await using bench = await openBench();
    const { id } = await bench.provider.createIntent(params, limits);
    const confirmation = { key: 'one', paymentMethod: await bench.card('4000000000000002') };
    const first = await bench.provider.confirmIntent(id, confirmation, limits);
    const second = await bench.provider.confirmIntent(id, confirmation, limits);
    expect(second).toMatchObject({ status: first.status, decline: first.decline });
  });

  test('a canceled intent cannot be paid, and a paid one cannot be canceled', async () => {
    await using bench = await openBench();
    const { id } = await bench.provider.createIntent(params, limits);
    expect(await bench.provider.cancelIntent(id, limits)).toMatchObject({ status: 'canceled' });
    expect(await bench.provider.cancelIntent(id, limits)).toMatchObject({ status: 'canceled' });
    const confirmation = { key: 'late', paymentMethod: await bench.card('4242424242424242') };
    expect(await bench.provider.confirmIntent(id, confirmation, limits)).toMatchObject({
      status: 'canceled',
    });
    const other = await bench.provider.createIntent({ ...params, key: 'link 2' }, limits);
    const paying = { key: 'paying', paymentMethod: await bench.card('4242424242424242') };
    await bench.provider.confirmIntent(other.id, paying, limits);
    expect(await bench.provider.cancelIntent(other.id, limits)).toMatchObject({ status: 'paid' });
  });

  test('a refund returns the full amount once', async () => {
    await using bench = await openBench();
    const { id } = await pay(bench, '4242424242424242');
    const refund = () => bench.provider.refundIntent(id, { key: randomUUID() }, limits);
    expect(await refund()).toMatchObject({ status: 'paid', refundedCents: 21_950 });
    expect(await refund()).toMatchObject({ status: 'paid', refundedCents: 21_950 });
  });

  test('a receipt can be sent again', async () => {
    await using bench = await openBench();
    const { id } = await pay(bench, '4242424242424242');
    await expect(bench.provider.sendReceipt(id, receiptEmail, limits)).resolves.toBeUndefined();
  });

  test('unknown intents are rejected, and certainly nothing was charged', async () => {
    await using bench = await openBench();
    const error = await bench.provider.readIntent('pi_nothing', limits).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error.isUnknown).toBe(false);
  });

  test('only the provider can send events', async () => {
    await using bench = await openBench();
    expect(await bench.provider.readEvent('{}', 't=1,v1=00', new Date())).toBeUndefined();
  });
});

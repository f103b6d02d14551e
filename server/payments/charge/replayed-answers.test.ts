import { describe, expect, test } from 'vitest';
import { createPaymentsApp } from '../../testing/payments/payments-app.ts';
import { databases } from '../../testing/storage/databases.ts';

const create = 'POST /v1/payment_intents';
const confirm = 'POST /v1/payment_intents/:id/confirm';

describe.each(databases)('a response that the provider stores under its key, with %s', (database) => {
  test.each(['500 before', '500 after'] as const)(
    'a provider failure while preparing a payment (%s) is not replayed with its key',
    async (fault) => {
      await using app = await createPaymentsApp({ database });
      const id = await app.link();
      app.stripe.faults.next(create, fault);
      expect((await app.pay(id, await app.card())).body.code).toBe('payments_unavailable');
      expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
      expect(app.stripe.charges()).toHaveLength(1);
      expect(new Set(app.stripe.confirmations().map(({ intent }) => intent)).size).toBe(1);
    },
  );

  test('a provider failure after authentication is not replayed with its key', async () => {
    const environment = { PAYMENT_SETTLE_MS: '2000' };
    await using app = await createPaymentsApp({ database, environment });
    const id = await app.link();
    const asked = await app.pay(id, await app.card('4000002500003155'));
    const { clientSecret } = asked.body.nextAction as { clientSecret: string };
    app.stripe.completeChallenge(clientSecret, true);
    app.stripe.faults.next(confirm, '500 before');
    expect((await app.finish(id)).status).toBe(504);
    await expect.poll(async () => (await app.finish(id)).body, { timeout: 8000 }).toEqual({ success: true });
    expect(app.stripe.charges()).toHaveLength(1);
  });
});

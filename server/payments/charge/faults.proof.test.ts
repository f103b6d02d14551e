import { describe, expect, test } from 'vitest';
import { createPaymentsApp, type PaymentsApp, payer } from '../../testing/payments/payments-app.ts';
import { databases } from '../../testing/storage/databases.ts';
import { dyingStorage } from '../../testing/storage/dying-storage.ts';

const confirm = 'POST /v1/payment_intents/:id/confirm';
const create = 'POST /v1/payment_intents';
const read = 'GET /v1/payment_intents/:id';

/** Polls like the page until the outcome is known. */
async function ended(app: PaymentsApp, id: string): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 40; tries += 1) {
    const { body } = await app.finish(id);
    if (body.code !== 'payment_unknown') return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The outcome never became known.');
}

/** Cancels the intent in Stripe's dashboard. */
async function cancelIntent({ stripe }: PaymentsApp, intent: string): Promise<void> {
  const headers = { authorization: `Bearer ${stripe.secretKey}` };
  const answer = await fetch(`${stripe.url}/v1/payment_intents/${intent}/cancel`, {
    method: 'POST',
    headers,
  });
  expect(answer.status).toBe(200);
}

describe.each(databases)('with a failing provider, stored in %s', (database) => {
  test('the outcome of a charge whose response is lost is found immediately', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    app.stripe.faults.next(confirm, 'cut after', 3);
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
    expect(app.stripe.charges()).toHaveLength(1);
    expect(await app.notices(id)).toEqual({ paid: 1 });
  });

  test('a charge at a hanging provider is never reported as not made', async () => {
    const environment = { PAYMENT_SETTLE_MS: '3000' };
    await using app = await createPaymentsApp({ database, environment });
    const id = await app.link();
    app.stripe.faults.always(confirm, 'hang after');
    app.stripe.faults.always(read, 'hang before');
    const started = performance.now();
    const answer = await app.pay(id, await app.card());
    expect(answer).toMatchObject({ status: 504, body: { success: false, code: 'payment_unknown' } });
    expect(String(answer.body.error)).not.toMatch(/not charged|nothing was charged/i);
    expect(performance.now() - started).toBeLessThan(30_000);
    app.stripe.faults.clear();
    expect(await ended(app, id)).toEqual({ success: true });
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test('a charge that never arrived is reported as not made once it can no longer arrive', async () => {
    const environment = { PAYMENT_SETTLE_MS: '3000' };
    await using app = await createPaymentsApp({ database, environment });
    const id = await app.link();
    app.stripe.faults.always(confirm, 'hang before');
    expect((await app.pay(id, await app.card())).status).toBe(504);
    expect((await app.pay(id, await app.card())).body.code).toBe('payment_under_way');
    app.stripe.faults.clear();
    expect(await ended(app, id)).toMatchObject({ code: 'payment_failed' });
    expect(await app.state(id)).toBe('viewed');
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test('the sweep resolves unknown outcomes without any client', async () => {
    const environment = { PAYMENT_SWEEP_MS: '100' };
    await using app = await createPaymentsApp({ database, environment });
    const id = await app.link();
    app.stripe.faults.always(confirm, 'hang after');
    app.stripe.faults.always(read, '503 before');
    expect((await app.pay(id, await app.card())).status).toBe(504);
    expect(await app.state(id)).toBe('processing');
    app.stripe.faults.clear();
    await app.sweep(true);
    expect(await app.state(id)).toBe('paid');
    expect(await app.notices(id)).toEqual({ paid: 1 });
  });

  test('a payment that cannot be prepared charges nothing, reports that, and leaves the link payable', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    app.stripe.faults.always(create, '503 before');
    const answer = await app.pay(id, await app.card());
    expect(answer).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
    expect(String(answer.body.error)).toContain('Nothing was charged');
    expect(await app.state(id)).toBe('viewed');
    app.stripe.faults.clear();
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
  });

  test('an intent whose creation got no response is the one that is paid', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    app.stripe.faults.next(create, 'cut after', 3);
    expect((await app.pay(id, await app.card())).status).toBe(503);
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
    const intents = app.stripe.events().filter(({ type }) => type === 'payment_intent.created');
    expect(intents).toHaveLength(1);
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test('an internal error of the provider is resolved and not treated as a decline', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    app.stripe.faults.next(confirm, '500 after', 3);
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test('a rejected retry says nothing about the first attempt, whose response was lost', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    app.stripe.faults.next(confirm, 'cut after');
    app.stripe.faults.next(confirm, '429 before');
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
    expect(await app.state(id)).toBe('paid');
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test('a charge that the provider rate-limits is not made and is reported as not made', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    app.stripe.faults.next(confirm, '429 before');
    expect(await app.pay(id, await app.card())).toMatchObject({
      status: 402,
      body: { code: 'payment_failed' },
    });
    expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
  });

  describe('identical concurrent calls get the same response', () => {
    /** An app, and a function that sends a call three times and pauses the first until the others wait for it. */
    async function open() {
      let commits = 0;
      const app = await createPaymentsApp({
        database,
        injectFault: ({ commit }) => ({
          async commit(work) {
            const result = await commit(work);
            commits += 1;
            return result;
          },
        }),
      });
      async function payThrice(id: string, card: string, route: string): Promise<unknown[]> {
        const pause = app.stripe.pauses.at(route, 'arrived');
        const first = app.pay(id, card);
        await pause.reached;
        const expected = commits + 2;
        const others = [app.pay(id, card), app.pay(id, card)];
        await expect.poll(() => commits).toBe(expected);
        pause.release();
        return (await Promise.all([first, ...others])).map(({ status, body }) => ({ status, body }));
      }
      return { app, payThrice };
    }

    test('when the provider rejects the confirmation', async () => {
      const { app, payThrice } = await open();
      await using _ = app;
      const used = await app.card();
      await app.pay(await app.link(), used);
      const answers = await payThrice(await app.link(), used, confirm);
      const message = 'Payment failed. Nothing was charged; please try again or use another card.';
      const body = { success: false, error: message, message, code: 'payment_failed' };
      expect(answers).toEqual(Array(3).fill({ status: 402, body }));
      expect(app.stripe.charges()).toHaveLength(1);
    });

    test('when the provider cannot prepare the payment', async () => {
      const { app, payThrice } = await open();
      await using _ = app;
      app.stripe.faults.always(create, '503 before');
      const answers = await payThrice(await app.link(), await app.card(), create);
      expect(answers).toMatchObject(Array(3).fill({ status: 503, body: { code: 'payments_unavailable' } }));
    });

    test('when the link was canceled at the provider', async () => {
      const { app, payThrice } = await open();
      await using _ = app;
      const id = await app.link();
      await app.pay(id, await app.card('4000000000000002'));
      const [{ intent = '' } = {}] = app.stripe.confirmations();
      await cancelIntent(app, intent);
      const answers = await payThrice(id, await app.card(), confirm);
      expect(answers).toMatchObject(Array(3).fill({ status: 404, body: { code: 'invalid_link' } }));
    });
  });

  test('a payment method used for another payment fails, and nothing is charged', async () => {
    await using app = await createPaymentsApp({ database });
    const card = await app.card();
    await app.pay(await app.link(), card);
    const id = await app.link();
    expect(await app.pay(id, card)).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
    expect(await app.state(id)).toBe('viewed');
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test('a charge that cannot be stored is still reported to the client and later stored by the sweep', async () => {
    let isDown = false;
    await using app = await createPaymentsApp({
      database,
      injectFault: (storage) => dyingStorage(storage, () => isDown),
    });
    const id = await app.link();
    const pause = app.stripe.pauses.at(confirm, 'done');
    const paying = app.pay(id, await app.card());
    await pause.reached;
    isDown = true;
    pause.release();
    expect((await paying).body).toEqual({ success: true });
    isDown = false;
    expect(await app.state(id)).toBe('processing');
    await app.sweep(true);
    expect(await app.state(id)).toBe('paid');
    expect(await app.notices(id)).toEqual({ paid: 1 });
  });

  test('while a bank is processing, the client waits and a second card is not charged', async () => {
    const environment = { PAYMENT_SETTLE_MS: '1500' };
    await using app = await createPaymentsApp({ database, environment });
    const id = await app.link();
    app.stripe.leaveProcessing();
    expect((await app.pay(id, await app.card())).status).toBe(504);
    await new Promise((resolve) => setTimeout(resolve, 1600));
    expect((await app.pay(id, await app.card())).status).toBe(504);
    const [{ intent = '' } = {}] = app.stripe.confirmations();
    app.stripe.settleProcessing(intent, 'succeeded');
    await app.sweep(true);
    expect(await app.state(id)).toBe('paid');
    expect(app.stripe.charges()).toHaveLength(1);
  });

  test('the notification names the payer, even if another client has tried a card since', async () => {
    const environment = { PAYMENT_SETTLE_MS: '1500' };
    await using app = await createPaymentsApp({ database, environment });
    const id = await app.link();
    app.stripe.leaveProcessing();
    await app.pay(id, await app.card());
    await new Promise((resolve) => setTimeout(resolve, 1600));
    const other = { ...payer, firstName: 'Noor', email: 'noor@mail.example' };
    await app.pay(id, await app.card(), { customerInfo: other });
    const [{ intent = '' } = {}] = app.stripe.confirmations();
    app.stripe.settleProcessing(intent, 'succeeded');
    await app.sweep(true);
    const [link] = await app.storage.db.selectFrom('payment_links').select(['state', 'payer']).execute();
    expect(link?.state).toBe('paid');
    expect(JSON.parse(link?.payer ?? '').email).toBe(payer.email);
  });

  test('the log contains no personal data, secrets, or links', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    await app.validate(id);
    await app.pay(id, await app.card('4000000000000002'));
    app.stripe.faults.next(confirm, '500 after', 3);
    await app.pay(id, await app.card('4000000000000002'));
    app.stripe.faults.clear();
    app.stripe.faults.next(confirm, '429 before', 5);
    await app.pay(id, await app.card());
    app.stripe.faults.clear();
    await app.pay(id, await app.card());
    const text = app
      .logged()
      .map((line) => JSON.stringify(line))
      .join('\n');
    expect(text).toContain('StripeRateLimitError');
    expect(text).toContain('/api/payments/validate-link/…');
    for (const secret of [id, '_secret_', 'ellison', 'Maya', '555-0142', app.stripe.secretKey])
      expect(text).not.toContain(secret);
  });

  test('a storage outage before the charge is reported, and the provider is not called', async () => {
    let isDown = false;
    await using app = await createPaymentsApp({
      database,
      injectFault: (storage) => dyingStorage(storage, () => isDown),
    });
    const id = await app.link();
    const card = await app.card();
    isDown = true;
    expect(await app.pay(id, card)).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
    expect(app.stripe.confirmations()).toEqual([]);
  });
});

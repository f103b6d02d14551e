import { describe, expect, test } from 'vitest';
import { createPaymentsApp, goodCard, newPaymentMethod } from '../../testing/payments/payments-app.ts';
import { databases } from '../../testing/storage/databases.ts';
import { dyingStorage } from '../../testing/storage/dying-storage.ts';
import { reconcile } from '../reconcile/reconcile.ts';

describe.each(databases)('staff actions on a link, stored in %s', (database) => {
  test('revoking makes a link unpayable and cancels its intent', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    await app.pay(id, await app.card('4000000000000002'));
    expect((await app.act(id, 'revoke')).body).toMatchObject({ success: true, link: { state: 'revoked' } });
    expect((await app.act(id, 'revoke')).body).toMatchObject({ success: true });
    expect((await app.pay(id, await app.card())).status).toBe(404);
    const [{ intent = '' } = {}] = app.stripe.confirmations();
    expect(app.stripe.intent(intent).status).toBe('canceled');
  });

  test('a link that is paid or being paid cannot be revoked', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const pause = app.stripe.pauses.at('POST /v1/payment_intents/:id/confirm', 'processing');
    const paying = app.pay(id, await app.card());
    await pause.reached;
    expect((await app.act(id, 'revoke')).body.code).toBe('payment_under_way');
    pause.release();
    await paying;
    expect((await app.act(id, 'revoke')).body.code).toBe('already_paid');
    expect(await app.state(id)).toBe('paid');
  });

  test('a revoked link stays revoked when an earlier payment fails afterwards', async () => {
    let now = new Date('2026-03-02T12:00:00Z');
    await using app = await createPaymentsApp({ database, clock: () => now });
    const id = await app.link();
    const pause = app.stripe.pauses.at('POST /v1/payment_intents', 'arrived');
    app.stripe.faults.always('POST /v1/payment_intents', '503 before');
    const paying = app.pay(id, await app.card());
    await pause.reached;
    now = new Date('2026-03-02T12:01:00Z');
    expect((await app.act(id, 'revoke')).body).toMatchObject({ link: { state: 'revoked' } });
    expect((await paying).body.code).toBe('payments_unavailable');
    expect(await app.state(id)).toBe('revoked');
  });

  test('a revoked link stays revoked when the payment of a dead server is checked', async () => {
    let now = new Date('2026-03-02T12:00:00Z');
    let isDown = false;
    await using app = await createPaymentsApp({
      database,
      clock: () => now,
      injectFault: (storage) => dyingStorage(storage, () => isDown),
    });
    const id = await app.link();
    const pause = app.stripe.pauses.at('POST /v1/payment_intents', 'done');
    const paying = app.pay(id, await app.card());
    await pause.reached;
    isDown = true;
    pause.release();
    expect((await paying).status).toBe(503);
    isDown = false;
    now = new Date('2026-03-02T12:01:00Z');
    await app.act(id, 'revoke');
    // A check that started before the link was revoked.
    if (app.payments) await reconcile(app.payments, id, 1000);
    expect(await app.state(id)).toBe('revoked');
  });

  test('a failed cancellation is repeated by the sweep', async () => {
    await using app = await createPaymentsApp({ database, environment: { PAYMENT_SWEEP_MS: '10' } });
    const id = await app.link();
    await app.pay(id, await app.card('4000000000000002'));
    app.stripe.faults.always('POST /v1/payment_intents/:id/cancel', '503 before');
    expect((await app.act(id, 'revoke')).body).toMatchObject({ link: { state: 'revoked' } });
    const [{ intent = '' } = {}] = app.stripe.confirmations();
    expect(app.stripe.intent(intent).status).toBe('requires_payment_method');
    app.stripe.faults.clear();
    await app.sweep(true);
    expect(app.stripe.intent(intent).status).toBe('canceled');
  });

  test('refunds once, however often it is called', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    expect((await app.act(id, 'refund')).body.code).toBe('not_paid');
    await app.pay(id, await app.card(goodCard));
    const answers = await Promise.all([app.act(id, 'refund'), app.act(id, 'refund')]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await app.act(id, 'refund')).body).toMatchObject({
      success: true,
      link: { state: 'refunded', refundedCents: 21_900 },
    });
    expect(app.stripe.charges().map(({ amount_refunded }) => amount_refunded)).toEqual([21_900]);
    expect(await app.notices(id)).toEqual({ paid: 1, refunded: 1 });
  });

  test('refunds again after the bank returned the refund', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    await app.pay(id, await newPaymentMethod(app.stripe, '4000000000005126'));
    await app.act(id, 'refund');
    const [made] = app.stripe.events().filter(({ type }) => type === 'refund.created');
    app.stripe.failRefund(String(made?.data.object.id));
    expect((await app.act(id, 'refund')).body).toMatchObject({
      link: { state: 'refunded', refundedCents: 21_900 },
    });
  });

  test('resends the receipt', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    await app.pay(id, await app.card());
    const before = app.stripe.receipts().length;
    expect((await app.act(id, 'receipt')).status).toBe(200);
    const sent = app.stripe.receipts().slice(before);
    expect(sent.map(({ email }) => email)).toEqual(['maya.ellison@mail.example']);
    expect(before).toBe(1);
  });
});

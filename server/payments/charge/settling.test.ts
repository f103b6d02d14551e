import { describe, expect, test } from 'vitest';
import { createPaymentsApp } from '../../testing/payments/payments-app.ts';
import { databases } from '../../testing/storage/databases.ts';

const confirm = 'POST /v1/payment_intents/:id/confirm';
const read = 'GET /v1/payment_intents/:id';

describe.each(databases)('payments with an unknown outcome, stored in %s', (database) => {
  test('a payment with an unknown outcome is not reported invalid when its link expires in the meantime', async () => {
    let now = new Date('2026-03-02T12:00:00Z');
    await using app = await createPaymentsApp({ database, clock: () => now });
    const id = await app.link();
    app.stripe.faults.always(confirm, 'hang after');
    app.stripe.faults.always(read, '503 before');
    expect((await app.pay(id, await app.card())).status).toBe(504);
    now = new Date('2026-04-02T12:00:00Z');
    expect((await app.finish(id)).status).toBe(504);
    app.stripe.faults.clear();
    expect((await app.finish(id)).body).toEqual({ success: true });
    expect(await app.state(id)).toBe('paid');
  });

  test('a charge that never arrived is checked once more and then no longer', async () => {
    let now = new Date('2026-03-02T12:00:00Z');
    await using app = await createPaymentsApp({ database, clock: () => now });
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const reads = () => app.stripe.requests.all.filter(({ route }) => route === read).length;
    const id = await app.link();
    app.stripe.faults.always(confirm, 'hang before');
    expect((await app.pay(id, await app.card())).status).toBe(504);
    app.stripe.faults.clear();
    now = later(3);
    await app.sweep(true);
    expect(await app.state(id)).toBe('viewed');
    // The startup sweep checks everything; the final check is still due.
    await app.sweep(true);
    const before = reads();
    now = later(10);
    await app.sweep();
    expect(reads()).toBe(before);
    now = later(6);
    await app.sweep();
    expect(reads()).toBeGreaterThan(before);
    const looked = reads();
    now = later(60);
    await app.sweep();
    expect(reads()).toBe(looked);
  });
});

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import {
  createPaymentsApp,
  type PaymentsApp,
  type PaymentsAppOptions,
} from '../../testing/payments/payments-app.ts';
import { databases } from '../../testing/storage/databases.ts';
import { deleteOldEvents } from './handle-webhook-event.ts';

/** An app that receives events via HTTP when the test releases them. */
async function createWebhookApp(options: PaymentsAppOptions): Promise<PaymentsApp> {
  const app = await createPaymentsApp({ ...options, stripe: { webhooks: { delivery: 'held' } } });
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
  app.stripe.webhooks.sendTo(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/payments/webhook`,
  );
  return {
    ...app,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await app[Symbol.asyncDispose]();
    },
  };
}

async function paidLink(app: PaymentsApp): Promise<string> {
  const id = await app.link();
  expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
  return id;
}

const chargeOf = (app: PaymentsApp) => app.stripe.charges()[0]?.id ?? '';

describe.each(databases)('provider events, stored in %s', (database) => {
  test('are processed once, in any order, however many times they arrive', async () => {
    await using app = await createWebhookApp({ database });
    const id = await app.link();
    await app.pay(id, await app.card('4000000000000002'));
    await app.pay(id, await app.card());
    const backwards = await app.stripe.webhooks.deliverHeld((events) => [...events].reverse());
    expect(backwards.length).toBeGreaterThan(3);
    for (const event of app.stripe.events()) await app.stripe.webhooks.deliver(event);
    expect(app.stripe.webhooks.deliveries().every(({ status }) => status === 200)).toBe(true);
    expect(await app.state(id)).toBe('paid');
    expect(await app.notices(id)).toEqual({ paid: 1 });
  });

  test('are answered with 503 while the database cannot be read, so they come again', async () => {
    await using app = await createWebhookApp({ database });
    await paidLink(app);
    await app.storage.db.schema.alterTable('payment_events').renameTo('unreadable').execute();
    expect(await app.stripe.webhooks.deliver('payment_intent.succeeded')).toMatchObject({ status: 503 });
  });

  test("can arrive before the browser's response without harm", async () => {
    await using app = await createWebhookApp({ database });
    const id = await app.link();
    const pause = app.stripe.pauses.at('POST /v1/payment_intents/:id/confirm', 'done');
    const paying = app.pay(id, await app.card());
    await pause.reached;
    await app.stripe.webhooks.deliver('payment_intent.succeeded');
    expect(await app.state(id)).toBe('paid');
    pause.release();
    expect((await paying).body).toEqual({ success: true });
    expect(await app.notices(id)).toEqual({ paid: 1 });
  });

  test('settle a payment that no other source can', async () => {
    await using app = await createWebhookApp({ database });
    const id = await app.link();
    app.stripe.faults.always('POST /v1/payment_intents/:id/confirm', 'hang after');
    app.stripe.faults.always('GET /v1/payment_intents/:id', '503 before');
    expect((await app.pay(id, await app.card())).status).toBe(504);
    app.stripe.faults.clear();
    await app.stripe.webhooks.deliver('payment_intent.succeeded');
    expect(await app.state(id)).toBe('paid');
  });

  test('a late failure never opens a link that is paid', async () => {
    await using app = await createWebhookApp({ database });
    const id = await app.link();
    await app.pay(id, await app.card('4000000000000002'));
    await app.pay(id, await app.card());
    await app.stripe.webhooks.deliver('payment_intent.payment_failed');
    expect(await app.state(id)).toBe('paid');
  });

  test('that are forged, stale, or unsigned are rejected and change nothing', async () => {
    await using app = await createWebhookApp({ database });
    const id = await paidLink(app);
    await app.storage.db.updateTable('payment_links').set({ state: 'viewed' }).execute();
    const { deliver } = app.stripe.webhooks;
    const type = 'payment_intent.succeeded';
    expect(await deliver(type, { secret: 'whsec_stranger' })).toMatchObject({ status: 400 });
    expect(await deliver(type, { ageSeconds: 400 })).toMatchObject({ status: 400 });
    expect(await deliver(type, { signature: null })).toMatchObject({ status: 400 });
    expect(await deliver(type, { signature: 't=1,v1=00' })).toMatchObject({ status: 400 });
    expect(await app.state(id)).toBe('viewed');
    expect(await deliver(type, { ageSeconds: 200 })).toMatchObject({ status: 200 });
    expect(await app.state(id)).toBe('paid');
  });

  test('are accepted with the previous secret during rotation', async () => {
    const environment = { STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_fake' };
    await using app = await createWebhookApp({ database, environment });
    await paidLink(app);
    const { deliver } = app.stripe.webhooks;
    expect((await deliver('payment_intent.succeeded')).status).toBe(200);
    expect((await deliver('payment_intent.succeeded', { secret: 'whsec_new' })).status).toBe(200);
    expect((await deliver('payment_intent.succeeded', { secret: 'whsec_older' })).status).toBe(400);
  });

  test('are requested again if the provider cannot be asked', async () => {
    await using app = await createWebhookApp({ database });
    const id = await paidLink(app);
    app.stripe.faults.always('GET /v1/payment_intents/:id', '500 before');
    expect((await app.stripe.webhooks.deliver('payment_intent.succeeded')).status).toBe(503);
    app.stripe.faults.clear();
    await app.stripe.webhooks.redeliver();
    expect(app.stripe.webhooks.deliveries().at(-1)?.status).toBe(200);
    expect(await app.state(id)).toBe('paid');
  });

  test('for other payments of the account are ignored', async () => {
    await using app = await createWebhookApp({ database });
    await paidLink(app);
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'charge.refunded',
      data: { object: { object: 'charge', id: 'ch_1', payment_intent: 'pi_other' } },
    });
    expect((await app.stripe.webhooks.deliver('charge.succeeded', { body })).status).toBe(200);
  });

  test('are deleted when they can no longer be repeated', async () => {
    await using app = await createWebhookApp({ database });
    await paidLink(app);
    await app.stripe.webhooks.deliver('payment_intent.succeeded');
    const kept = () => app.storage.db.selectFrom('payment_events').select('type').execute();
    const after = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await app.storage.commit((trx) => deleteOldEvents(trx, after(29)));
    expect(await kept()).toEqual([{ type: 'payment_intent.succeeded' }]);
    await app.storage.commit((trx) => deleteOldEvents(trx, after(31)));
    expect(await kept()).toEqual([]);
    expect((await app.stripe.webhooks.deliver('payment_intent.succeeded')).status).toBe(200);
  });

  test('a dispute marks the link, and winning it removes the mark', async () => {
    await using app = await createWebhookApp({ database });
    const id = await paidLink(app);
    const dispute = app.stripe.disputeCharge(chargeOf(app));
    await app.stripe.webhooks.deliver('charge.dispute.created');
    expect(await app.state(id)).toBe('disputed');
    await app.stripe.webhooks.deliver('payment_intent.succeeded');
    expect(await app.state(id)).toBe('disputed');
    app.stripe.closeDispute(dispute.id, 'won');
    await app.stripe.webhooks.deliver('charge.dispute.closed');
    expect(await app.state(id)).toBe('paid');
    expect(await app.notices(id)).toEqual({ paid: 1, disputed: 1 });
  });

  test('a lost dispute stays marked', async () => {
    await using app = await createWebhookApp({ database });
    const id = await paidLink(app);
    const dispute = app.stripe.disputeCharge(chargeOf(app));
    app.stripe.closeDispute(dispute.id, 'lost');
    await app.stripe.webhooks.deliver('charge.dispute.closed');
    expect(await app.state(id)).toBe('disputed');
  });

  test('a full refund in the dashboard marks the link; a partial one only sets the amount', async () => {
    await using app = await createWebhookApp({ database });
    const id = await paidLink(app);
    await refund(app, { amount: '9000' });
    await app.stripe.webhooks.deliver('charge.refunded');
    expect(await app.state(id)).toBe('paid');
    expect(await refunded(app, id)).toBe(9000);
    await refund(app, {});
    await app.stripe.webhooks.deliver('charge.refunded');
    expect(await app.state(id)).toBe('refunded');
    expect(await refunded(app, id)).toBe(21_900);
    expect(await app.notices(id)).toEqual({ paid: 1, refunded: 1 });
  });
});

async function refund(app: PaymentsApp, params: Record<string, string>): Promise<void> {
  const body = new URLSearchParams({ charge: chargeOf(app), ...params });
  const headers = { authorization: `Bearer ${app.stripe.secretKey}` };
  const answer = await fetch(`${app.stripe.url}/v1/refunds`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}

async function refunded({ storage }: PaymentsApp, id: string): Promise<number | undefined> {
  const query = storage.db.selectFrom('payment_links').select('refunded_cents').where('id', '=', id);
  return (await query.executeTakeFirst())?.refunded_cents;
}

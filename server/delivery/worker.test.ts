import { describe, expect, test } from 'vitest';
import { createDeliveringApp, type DeliveringApp, outboxStates } from '../testing/delivering-app.ts';
import { crmCall, emailCall, json } from '../testing/leads/lead-bodies.ts';
import type { Fault } from '../testing/receivers/fault.ts';
import { databases } from '../testing/storage/databases.ts';

const callOne = '/api/email/send-resume-email';
const callTwo = '/rafp/submit';
/** A notice, an acknowledgement, the CRM, and a webhook. */
const targetsOfALead = 4;

function send(server: DeliveringApp, count: number): Promise<Response[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) =>
      server.app.request(callOne, json(emailCall({ email: `visitor-${index}@mail.example` }))),
    ),
  );
}

async function delivered(server: DeliveringApp, count: number): Promise<void> {
  await expect.poll(() => outboxStates(server), { timeout: 20_000 }).toEqual({ delivered: count });
}

const repeats = (ids: readonly unknown[]) => ids.length - new Set(ids).size;

function everyId({ smtp, crm, webhook }: DeliveringApp) {
  return {
    mails: smtp.received.map(({ mail }) => mail.messageId),
    crm: crm.received.map(({ headers }) => headers['idempotency-key']),
    webhook: webhook.received.map(({ headers }) => headers['webhook-id']),
  };
}

describe.each(databases)('on %s', (database) => {
  test('a lead is delivered to each target once, whichever of its calls arrived', async () => {
    await using server = await createDeliveringApp({
      database,
      environment: { DELIVERY_SETTLE_MS: '300' },
    });
    await server.app.request(callOne, json(emailCall()));
    await server.app.request(callTwo, json(crmCall()));
    await server.app.request(callOne, json(emailCall()));
    await delivered(server, targetsOfALead);
    expect(server.smtp.received.map(({ recipients }) => recipients).toSorted()).toEqual([
      ['jordan.ellis@mail.example'],
      ['sales@larkfield.example'],
    ]);
    expect(server.crm.received).toHaveLength(1);
    expect(server.webhook.received).toHaveLength(1);
  });

  test.each<Fault | 'down'>(['down', 'cuts', 'rejects-temporarily', 'rejects-permanently', 'hangs'])(
    'a failing target (%s) holds up neither visitors nor other targets, and catches up after recovery',
    async (fault) => {
      const environment = { DELIVERY_TIMEOUT_MS: fault === 'hangs' ? '300' : '20000' };
      await using server = await createDeliveringApp({ database, environment });
      const { smtp, crm } = server;
      for (const receiver of [smtp, crm]) {
        if (fault === 'down') await receiver.down();
        else receiver.fault = fault;
      }
      const began = performance.now();
      const answers = await send(server, 10);
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(performance.now() - began).toBeLessThan(5000);
      await expect.poll(() => new Set(everyId(server).webhook).size, { timeout: 10_000 }).toBe(10);
      if (fault !== 'down') await expect.poll(() => Math.min(smtp.tries(), crm.tries())).toBeGreaterThan(3);
      expect([smtp.received.length, crm.received.length]).toEqual([0, 0]);
      for (const receiver of [smtp, crm]) {
        if (fault === 'down') await receiver.up();
        else receiver.fault = 'none';
      }
      await delivered(server, 10 * targetsOfALead);
      // An attempt that was answered too late is repeated with the same id.
      const { mails, crm: posts, webhook: hooks } = everyId(server);
      expect([mails, posts, hooks].map((ids) => new Set(ids).size)).toEqual([20, 10, 10]);
    },
  );

  test('three workers share the work without repeating any', async () => {
    await using server = await createDeliveringApp({ database });
    const others = [server.startWorker(), server.startWorker()];
    await send(server, 40);
    await delivered(server, 40 * targetsOfALead);
    for (const worker of others) await worker.stop(1000);
    const ids = everyId(server);
    expect(Object.values(ids).map(repeats)).toEqual([0, 0, 0]);
    expect([ids.mails.length, ids.crm.length, ids.webhook.length]).toEqual([80, 40, 40]);
  });

  test('every attempt of a delivery has the same id, even after an abandoned claim', async () => {
    await using server = await createDeliveringApp({ database });
    server.crm.fault = 'hangs';
    server.webhook.fault = 'rejects-temporarily';
    await send(server, 1);
    await expect.poll(() => server.webhook.tries()).toBeGreaterThan(2);
    await expect.poll(() => outboxStates(server)).toMatchObject({ delivered: 2 });
    await server.worker.stop(0);
    const before = await server.storage.db.selectFrom('outbox').select(['id', 'target']).execute();
    // As left by a server that was killed between its claim and the outcome.
    await server.storage.commit((trx) =>
      trx
        .updateTable('outbox')
        .set({ status: 'pending', claim: 'gone', claimed_until: '2020-01-01T00:00:00.000Z' })
        .execute(),
    );
    for (const receiver of [server.crm, server.webhook]) receiver.fault = 'none';
    const worker = server.startWorker();
    await delivered(server, targetsOfALead);
    await worker.stop(1000);
    const idOf = (target: string) => before.find((row) => row.target.startsWith(target))?.id;
    expect(server.crm.received.map(({ headers }) => headers['idempotency-key'])).toEqual([idOf('crm')]);
    expect(server.webhook.received.map(({ headers }) => headers['webhook-id'])).toEqual([idOf('webhook')]);
    // The mails were delivered without a record of it, so they are repeated with the same ids.
    const ids = new Set(server.smtp.received.map(({ mail }) => mail.messageId));
    expect(ids).toEqual(
      new Set([`<${idOf('notice')}@larkfield.example>`, `<${idOf('acknowledgement')}@larkfield.example>`]),
    );
    expect(server.smtp.received).toHaveLength(4);
  });

  test('an active claim is exclusive', async () => {
    await using server = await createDeliveringApp({ database });
    await server.worker.stop(0);
    await send(server, 1);
    await server.storage.commit((trx) =>
      trx
        .updateTable('outbox')
        .set({ claim: 'other', claimed_until: new Date(Date.now() + 60_000).toISOString() })
        .where('target', '=', 'crm')
        .execute(),
    );
    const worker = server.startWorker();
    await expect.poll(() => outboxStates(server)).toEqual({ delivered: 3, pending: 1 });
    await worker.stop(1000);
    expect(server.crm.tries()).toBe(0);
  });

  test('a delivery past its lifetime is dead-lettered with the reason', async () => {
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await using server = await createDeliveringApp({
      database,
      clock: () => yesterday,
      environment: { DELIVERY_LIFETIME_HOURS: '24' },
    });
    server.crm.fault = 'rejects-permanently';
    await send(server, 1);
    await expect.poll(() => outboxStates(server)).toEqual({ delivered: 3, dead: 1 });
    const dead = await server.storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('status', '=', 'dead')
      .executeTakeFirstOrThrow();
    expect(dead).toMatchObject({
      target: 'crm',
      attempts: 1,
      last_error: expect.stringContaining('HTTP 400'),
    });
  });

  test('an update before the first attempt is part of the first delivery', async () => {
    await using server = await createDeliveringApp({
      database,
      environment: { DELIVERY_SETTLE_MS: '400' },
    });
    await server.app.request(callTwo, json(crmCall()));
    await server.app.request(callOne, json(emailCall({ message: 'By Friday, please.' })));
    await delivered(server, targetsOfALead);
    expect(JSON.parse(server.crm.received[0]?.body ?? '{}').message).toContain('By Friday, please.');
  });

  test('a later update is delivered to the targets that want it, with new ids', async () => {
    await using server = await createDeliveringApp({ database });
    await server.app.request(callTwo, json(crmCall()));
    await delivered(server, targetsOfALead);
    await server.app.request(callOne, json(emailCall({ message: 'By Friday, please.' })));
    await delivered(server, targetsOfALead + 3);
    const { crm, webhook, smtp } = server;
    expect(crm.received.map(({ body }) => JSON.parse(body).message.includes('Friday'))).toEqual([
      false,
      true,
    ]);
    expect(webhook.received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'lead.created',
      'lead.updated',
    ]);
    expect(new Set(everyId(server).crm).size).toBe(2);
    const subjects = smtp.received.map(({ mail }) => mail.subject?.split(':')[0]).toSorted();
    expect(subjects).toEqual(['New lead', 'Updated lead', 'We have your request']);
  });

  test('a stop waits for attempts in progress, and aborts those past the deadline for a retry', async () => {
    await using server = await createDeliveringApp({
      database,
      environment: { DELIVERY_TIMEOUT_MS: '60000' },
    });
    server.crm.fault = 'hangs';
    await send(server, 1);
    await expect.poll(() => server.crm.tries()).toBe(1);
    const began = performance.now();
    await server.worker.stop(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(190);
    expect(performance.now() - began).toBeLessThan(5000);
    const row = await server.storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('target', '=', 'crm')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'pending', claim: null, last_error: 'The server is stopping.' });
  });
});

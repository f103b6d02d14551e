import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { markSpam } from '../../leads/spam/judge-spam.ts';
import { insertLink } from '../../payments/links/links.ts';
import { emailCall, json } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillOrigins } from './fill-origins.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const now = new Date('2026-03-03T04:30:00Z');

async function newLead({ app, desk, storage }: TestApp, changes: object = {}, headers = {}): Promise<string> {
  const touch = {
    at: '2026-03-02T09:30:00.000Z',
    landingPage: '/lp8/',
    referrer: '',
    params: { gclid: 'a', utm_campaign: 'exact' },
  };
  const body = emailCall({
    pageUrl: 'https://larkfield.example/LP8/?gclid=a',
    pageRevision: 'rev-now',
    variants: 'lp8-price:b',
    attribution: { last: touch },
    ...changes,
  });
  const answer = await app.request(
    '/api/email/send-resume-email',
    json(body, { 'user-agent': phone, ...headers }),
  );
  expect(answer.status).toBe(200);
  await desk.intake.idle();
  const { id } = await storage.db
    .selectFrom('leads')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

const origins = ({ storage: { db } }: TestApp) =>
  db.selectFrom('lead_origins').selectAll().orderBy('id').execute();

function newLink({ storage }: TestApp, leadId: string): Promise<string> {
  return storage.commit((trx) =>
    insertLink(
      trx,
      {
        ...{ project_name: 'CV', description: 'One page.', amount_cents: 15_000, account: 'test' },
        ...{ is_test: 0, created_by: 'dana@larkfield.example', expires_at: '2026-04-01T00:00:00.000Z' },
        ...{ lead_id: leadId, client_name: 'Jordan Ellis', client_email: 'jordan.ellis@mail.example' },
      },
      now,
    ),
  );
}

describe.each(databases)('on %s', (database) => {
  test('a lead is counted by the same classes as a view, and follows what staff say is spam', async () => {
    await using server = await createTestApp({ database, clock: () => now });
    const id = await newLead(server);
    const counted = {
      ...{ day: '2026-03-03', page: '/lp8/', revision: 'rev-now', variants: 'lp8-price:b' },
      ...{ source: 'Google Ads', campaign: 'exact', device: 'phone', has_ad_click: 1 },
      ...{ is_visitor: 0, has_chat: 0 },
    };
    expect(await origins(server)).toMatchObject([{ ...counted, lead_id: id, is_spam: 0 }]);
    await server.storage.commit((trx) => markSpam(trx, id, now));
    expect(await origins(server)).toMatchObject([{ ...counted, is_spam: 1 }]);
  });

  test('a form that is sent twice is one lead', async () => {
    await using server = await createTestApp({ database, clock: () => now });
    const key = { 'idempotency-key': randomUUID() };
    const first = await newLead(server, {}, key);
    expect(await newLead(server, {}, key)).toBe(first);
    expect(await origins(server)).toHaveLength(1);
    expect(await server.storage.db.selectFrom('chain').selectAll().execute()).toHaveLength(1);
  });

  test('an erasure leaves the classes and the money, and nothing that leads to the person', async () => {
    await using server = await createTestApp({ database, clock: () => now });
    const id = await newLead(server);
    const linkId = await newLink(server, id);
    await server.privacy.erase({ leadIds: [id], emails: [], phones: [], reason: 'request' });
    expect(await origins(server)).toMatchObject([{ lead_id: null, page: '/lp8/', source: 'Google Ads' }]);
    const chain = await server.storage.db.selectFrom('chain').selectAll().execute();
    expect(chain).toMatchObject([{ link_id: linkId, lead_id: null, variants: 'lp8-price:b', paid_cents: 0 }]);
  });

  test('leads and links of a server of the previous version are added', async () => {
    await using server = await createTestApp({ database, clock: () => now });
    const id = await newLead(server);
    const other = await newLead(server, { email: 'sam@mail.example', fullName: 'Sam Ellis' });
    await newLink(server, id);
    await server.storage.commit(async (trx) => {
      await trx.updateTable('payment_links').set({ origin_id: null }).execute();
      await trx.deleteFrom('lead_origins').where('lead_id', '=', id).execute();
    });
    await fillOrigins(server.storage, 'UTC');
    const rows = await origins(server);
    expect(rows.map(({ lead_id }) => lead_id).sort()).toEqual([id, other].sort());
    const links = await server.storage.db.selectFrom('payment_links').select('origin_id').execute();
    expect(links).toEqual([{ origin_id: rows.find(({ lead_id }) => lead_id === id)?.id }]);
  });
});

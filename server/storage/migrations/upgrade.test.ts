import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reviveDead } from '../../delivery/outbox/replay.ts';
import { fillOrigins } from '../../numbers/origins/fill-origins.ts';
import { reconcileMoney } from '../../numbers/origins/reconcile-money.ts';
import { createDeliveringApp, type DeliveringApp, outboxStates } from '../../testing/delivering-app.ts';
import { emailCall, json } from '../../testing/leads/lead-bodies.ts';
import { payer } from '../../testing/payments/payments-app.ts';
import { type StaffClient, staffClient } from '../../testing/staff/staff-client.ts';
import { staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { type DatabaseKind, databases } from '../../testing/storage/databases.ts';
import { contentBefore, openRestored, readColumns, restoreDump } from '../../testing/storage/restore-dump.ts';

/** The session cookies of one staff member at the time of the dumps. */
const sessions: Record<DatabaseKind, string> = {
  SQLite: 'tAk5syHc2n4zr0W9On9002TgXq0CF8Hk.cVqoUVfZ2HQqD0CdaBBJNRYkmE0rhNONSw0GRaAuMAE%3D',
  PostgreSQL: 'TFgptV0NvMXf6yOspEw0OCmPvXawV3D8.WYNg1CPOnUJ5Xxbj9YxXtzh5kEg5URQAYNk0WhDQXn4%3D',
};

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'upgrade-test-'));
  vi.useFakeTimers({ toFake: ['Date'] });
  // Minutes after the dumps, so their sessions are still open.
  vi.setSystemTime('2026-03-02T11:00:00Z');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(databases)('a dump of 0009-tag-consent, upgraded on %s', (database) => {
  test('keeps every row, with its values in the columns of its version', async () => {
    const environment = await restoreDump(database, dataDir);
    const before = await contentBefore(environment);
    const counts = Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length]));
    expect(counts).toMatchObject({
      leads: 9,
      submissions: 12,
      attachments: 1,
      outbox: 31,
      payment_links: 6,
      staff_users: 2,
    });
    const storage = await openRestored(environment);
    for (const [table, rows] of Object.entries(before)) {
      const after = await readColumns(storage.db, table, Object.keys(rows[0] ?? {}));
      expect(after, table).toEqual(expect.arrayContaining(rows));
    }
    await storage.close();
  });

  test('continues where its server stopped', async () => {
    const environment = await restoreDump(database, dataDir);
    await using server = await createDeliveringApp({ environment });
    await deliversWhatWaited(server);
    await knowsItsLeads(server);
    await keepsItsFiles(server);
    await keepsItsStaffAndLinks(server);
  });

  /** Everything but the webhooks, which have other addresses here. */
  async function deliversWhatWaited(server: DeliveringApp): Promise<void> {
    await expect.poll(() => outboxStates(server)).toEqual({ delivered: 25, dead: 1, pending: 5 });
    await reviveDead(server.storage, { targets: ['crm'] }, new Date());
    await expect.poll(() => outboxStates(server)).toEqual({ delivered: 26, pending: 5 });
    const subjects = server.smtp.received.map(({ mail }) => mail.subject);
    expect(subjects).toContain('New lead: Dana Whitfield, Professional Resume Writing');
    expect(subjects).toContain('Updated lead: Priya Nair, Professional Resume Writing');
  }

  async function knowsItsLeads(server: DeliveringApp): Promise<void> {
    const again = json(
      emailCall({
        fullName: 'Robin Vale',
        email: 'robin.vale@mail.example',
        phoneNumber: '(813) 555-0199',
        message: 'Please call after 5 p.m.',
      }),
    );
    expect((await server.app.request('/api/email/send-resume-email', again)).status).toBe(200);
    expect(await server.storage.db.selectFrom('leads').select('id').execute()).toHaveLength(9);
  }

  async function keepsItsFiles(server: DeliveringApp): Promise<void> {
    const client = signedIn(server);
    const { id, sha256 } = await server.storage.db
      .selectFrom('attachments')
      .select(['id', 'sha256'])
      .executeTakeFirstOrThrow();
    const download = await client.get(`/api/staff/attachments/${id}/content`);
    const bytes = Buffer.from(await download.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('base64url')).toBe(sha256);
    expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.4\n.*\n%%EOF\n$/s);
  }

  function signedIn(server: DeliveringApp): StaffClient {
    const client = staffClient(server);
    client.setCookie(`__Host-staff.session_token=${sessions[database]}`);
    return client;
  }

  async function keepsItsStaffAndLinks(server: DeliveringApp): Promise<void> {
    const accounts = server.storage.db.selectFrom('staff_users').select(['role', 'name']);
    expect(await accounts.execute()).toEqual(Array(2).fill({ role: 'admin', name: null }));
    const client = signedIn(server);
    const { links } = (await (await client.get('/api/staff/payment-links')).json()) as {
      links: { id: string; projectName: string; state: string }[];
    };
    expect(Object.fromEntries(links.map(({ projectName, state }) => [projectName, state]))).toEqual({
      Open: 'open',
      Paid: 'paid',
      Declined: 'viewed',
      Authenticating: 'viewed',
      Refunded: 'refunded',
      Revoked: 'revoked',
    });
    const paymentBody = (name: string, amount: number) =>
      json({
        paymentMethodId: 'pm_card_visa#2',
        amount,
        packageName: name,
        customerInfo: payer,
        uniqueId: links.find(({ projectName }) => projectName === name)?.id,
      });
    for (const [name, amount] of [
      ['Open', 21_900],
      ['Declined', 7900],
    ] as const)
      expect(
        (await server.app.request('/api/payments/create-payment', paymentBody(name, amount))).status,
        name,
      ).toBe(200);
    expect(await (await client.signIn(staffEmail, staffPassword)).json()).toMatchObject({
      success: true,
      needsCode: false,
    });
    expect(await (await client.signIn('robin@larkfield.example', staffPassword)).json()).toMatchObject({
      needsCode: true,
    });
  }
});

test.each(databases)(
  'a dump of 0018-search-index, upgraded on %s, keeps every row and shows where leads and money came from',
  async (database) => {
    const environment = await restoreDump(database, dataDir, '0018');
    const before = await contentBefore(environment);
    expect(before.leads).toHaveLength(5);
    const storage = await openRestored(environment);
    for (const [table, rows] of Object.entries(before)) {
      if (rows.length === 0) continue;
      const after = await readColumns(storage.db, table, Object.keys(rows[0] ?? {}));
      expect(after, table).toEqual(expect.arrayContaining(rows));
    }
    await fillOrigins(storage, 'America/New_York');
    expect(await reconcileMoney(storage, new Date(), { error: () => {} })).toBe(0);
    const chain = await storage.db
      .selectFrom('chain')
      .select(['source', 'campaign', 'page', 'is_spam', 'has_chat', 'paid_cents', 'refunded_cents'])
      .orderBy('origin_id')
      .orderBy('paid_cents', 'desc')
      .execute();
    const row = (source: string, more: object) => expect.objectContaining({ source, ...more });
    expect(chain).toHaveLength(7);
    expect(chain).toEqual(
      expect.arrayContaining([
        row('Google Ads', { campaign: 'exact', page: '/lp8/', paid_cents: 21_900, refunded_cents: 0 }),
        row('Google Ads', { paid_cents: 0 }),
        row('Meta Ads', { campaign: 'managers', paid_cents: 7900, refunded_cents: 7900 }),
        row('Google', { page: '/', is_spam: 0 }),
        row('Direct', { is_spam: 1 }),
        row('Direct', { has_chat: 1 }),
        row('', { page: '', paid_cents: 15_000 }),
      ]),
    );
    const refunds = await storage.db.selectFrom('payment_refunds').select(['at', 'cents']).execute();
    expect(refunds).toEqual([{ at: expect.stringMatching(/^2026-03-02T10:/), cents: 7900 }]);
    await storage.close();
  },
);

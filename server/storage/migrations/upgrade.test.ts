import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reviveDead } from '../../delivery/outbox/replay.ts';
import { createDeliveringApp, type DeliveringApp, outboxStates } from '../../testing/delivering-app.ts';
import { projectFile } from '../../testing/files/project-file.ts';
import { emailCall, json } from '../../testing/leads/lead-bodies.ts';
import { payer } from '../../testing/payments/payments-app.ts';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { createPostgresDatabase, type DatabaseKind, databases } from '../../testing/storage/databases.ts';
import { openPostgres } from '../postgres/postgres-storage.ts';
import { databaseFile, openSqlite } from '../sqlite/sqlite-storage.ts';
import type { Storage } from '../storage.ts';
import type { Tables } from '../tables.ts';

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
  vi.setSystemTime('2026-03-02T10:45:00Z');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Restores a dump as an operator does; resolves with the environment of a server that uses it. */
async function restore(database: DatabaseKind): Promise<Record<string, string>> {
  const dump = projectFile(`server/storage/migrations/dumps/0006-${database.toLowerCase()}.sql`);
  // The servers that wrote the dumps generated their secret.
  const environment = { DATA_DIR: dataDir, STAFF_SECRET: '' };
  if (database === 'SQLite') {
    using file = new DatabaseSync(join(dataDir, databaseFile));
    file.exec(dump);
    return environment;
  }
  const url = await createPostgresDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(dump);
  await client.end();
  return { ...environment, DATABASE_URL: url };
}

/** @param prepare migrates by default */
function open(
  { DATABASE_URL: url }: Record<string, string>,
  prepare?: () => Promise<void>,
): Promise<Storage> {
  const options = prepare && { prepare };
  return url === undefined ? openSqlite(dataDir, options) : openPostgres(url, options);
}

type Rows = Record<string, Record<string, unknown>[]>;

async function readAll(db: Kysely<Tables>, tables: readonly string[]): Promise<Rows> {
  const all: Rows = {};
  for (const table of tables)
    all[table] = (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows;
  return all;
}

async function contentBefore(environment: Record<string, string>): Promise<Rows> {
  const storage = await open(environment, async () => {});
  const tables = await storage.db.introspection.getTables();
  const all = await readAll(
    storage.db,
    tables.map(({ name }) => name),
  );
  await storage.close();
  return all;
}

describe.each(databases)('a dump of 0006-staff, upgraded on %s', (database) => {
  test('keeps every row with its values', async () => {
    const environment = await restore(database);
    const before = await contentBefore(environment);
    const counts = Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length]));
    expect(counts).toMatchObject({ leads: 6, submissions: 8, outbox: 22, payment_links: 6, staff_users: 2 });
    const storage = await open(environment);
    const after = await readAll(storage.db, Object.keys(before));
    await storage.close();
    for (const [table, rows] of Object.entries(before))
      expect(after[table], table).toEqual(
        expect.arrayContaining(rows.map((row) => expect.objectContaining(row))),
      );
  });

  test('continues where its server stopped', async () => {
    const environment = await restore(database);
    await using server = await createDeliveringApp({ environment });
    await deliversWhatWaited(server);
    await knowsItsLeads(server);
    await keepsItsStaffAndLinks(server);
  });

  /** Everything but the webhook, which has another address here. */
  async function deliversWhatWaited(server: DeliveringApp): Promise<void> {
    await expect.poll(() => outboxStates(server)).toEqual({ delivered: 18, dead: 1, pending: 3 });
    await reviveDead(server.storage, { targets: ['crm'] }, new Date());
    await expect.poll(() => outboxStates(server)).toEqual({ delivered: 19, pending: 3 });
    const subjects = server.smtp.received.map(({ mail }) => mail.subject);
    expect(subjects).toContain('New lead: Dana Whitfield, Professional Resume Writing');
    expect(subjects).toContain('Updated lead: Priya Nair, Professional Resume Writing');
  }

  async function knowsItsLeads(server: DeliveringApp): Promise<void> {
    const again = json(
      emailCall({ fullName: 'Dana Whitfield', email: 'dana@mail.example', phoneNumber: '(813) 555-0177' }),
    );
    expect((await server.app.request('/api/email/send-resume-email', again)).status).toBe(200);
    expect(await server.storage.db.selectFrom('leads').select('id').execute()).toHaveLength(6);
  }

  async function keepsItsStaffAndLinks(server: DeliveringApp): Promise<void> {
    const client = staffClient(server);
    client.setCookie(`__Host-staff.session_token=${sessions[database]}`);
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

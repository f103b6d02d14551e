import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databases } from '../../testing/storage/databases.ts';
import {
  contentBefore,
  openRestored,
  type Rows,
  readColumns,
  restoreDump,
} from '../../testing/storage/restore-dump.ts';
import type { Tables } from '../tables.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rolling-update-test-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What the previous version stores when a lead with a file arrives and an operator adds an account that signs in. */
function rowsOfPreviousVersion(dump: Rows): Rows {
  const [lead, file, user] = [randomUUID(), randomUUID(), randomUUID()];
  const copies = (table: string, changes: Record<string, unknown>) =>
    (dump[table] ?? []).slice(-1).map((row) => ({ ...row, ...changes }));
  const id = randomUUID();
  return {
    leads: copies('leads', { id: lead, submission_key: lead, idempotency_key: lead }),
    submissions: copies('submissions', { id, lead_id: lead }),
    outbox: ['notice', 'crm'].flatMap((target) =>
      copies('outbox', {
        id: randomUUID(),
        lead_id: lead,
        payment_link_id: null,
        payment_event: null,
        target,
      }),
    ),
    attachments: copies('attachments', { id: file, lead_id: lead }),
    attachment_chunks: copies('attachment_chunks', { attachment_id: file }),
    staff_users: copies('staff_users', { id: user, email: 'kim@larkfield.example' }),
    staff_accounts: copies('staff_accounts', { id, user_id: user, account_id: user }),
    staff_sessions: copies('staff_sessions', { id, user_id: user, token: id }),
  };
}

async function insertExactly(trx: Transaction<Tables>, table: string, row: Record<string, unknown>) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    trx,
  );
}

// Servers are updated one at a time, so the previous version runs on for a while after the first new one has migrated.
test.each(databases)(
  'the previous version can write and read after the migration on %s',
  async (database) => {
    const environment = await restoreDump(database, dataDir);
    const dump = await contentBefore(environment);
    const added = rowsOfPreviousVersion(dump);
    const storage = await openRestored(environment);
    await storage.commit(async (trx) => {
      for (const [table, rows] of Object.entries(added))
        for (const row of rows) await insertExactly(trx, table, row);
    });
    for (const [table, rows] of Object.entries(added)) {
      expect(rows.length, table).toBeGreaterThan(0);
      const read = await readColumns(storage.db, table, Object.keys(rows[0] ?? {}));
      expect(read, table).toEqual(expect.arrayContaining(rows));
    }
    const account = storage.db.selectFrom('staff_users').select('role').where('email', 'like', 'kim@%');
    expect(await account.executeTakeFirst()).toEqual({ role: 'admin' });
    await storage.close();
  },
);

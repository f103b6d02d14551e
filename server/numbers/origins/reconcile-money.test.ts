import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { changeLink, findLink, insertLink } from '../../payments/links/links.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { reconcileMoney } from './reconcile-money.ts';

const now = new Date('2026-03-04T10:00:00Z');

async function paidLink({ storage: { commit } }: TestApp): Promise<string> {
  return commit(async (trx) => {
    const draft = {
      ...{ project_name: 'CV', description: 'CV', amount_cents: 15_000, account: 'test', is_test: 0 },
      ...{ created_by: 'dana@larkfield.example', expires_at: '2026-04-01T00:00:00.000Z' },
    };
    const id = await insertLink(trx, draft, now);
    const link = await findLink(trx, id);
    if (link) await changeLink(trx, link, { state: 'paid', paid_at: '2026-03-02T10:00:00.000Z' }, now);
    return id;
  });
}

describe.each(databases)('on %s', (database) => {
  test('refunds have a date each, and those of an earlier server get one', async () => {
    await using server = await createTestApp({ database });
    const { db, commit } = server.storage;
    const id = await paidLink(server);
    await commit(async (trx) => {
      const link = await findLink(trx, id);
      if (link) await changeLink(trx, link, { refunded_cents: 5000 }, new Date('2026-03-03T10:00:00Z'));
    });
    await commit((trx) => trx.updateTable('payment_links').set({ refunded_cents: 7000 }).execute());
    const errors: unknown[] = [];
    expect(await reconcileMoney(server.storage, now, { error: (line: unknown) => errors.push(line) })).toBe(
      0,
    );
    const refunds = await db.selectFrom('payment_refunds').select(['at', 'cents']).orderBy('id').execute();
    expect(refunds).toEqual([
      { at: '2026-03-03T10:00:00.000Z', cents: 5000 },
      { at: '2026-03-04T10:00:00.000Z', cents: 2000 },
    ]);
    expect(errors).toEqual([]);
  });
});

test('money that the chain does not have is an alarm', async () => {
  await using server = await createTestApp();
  await paidLink(server);
  // A chain that loses links, as a wrong change of it would.
  await sql`drop view chain`.execute(server.storage.db);
  await sql`create view chain as select 0 as paid_cents, 0 as refunded_cents`.execute(server.storage.db);
  const errors: unknown[][] = [];
  const difference = await reconcileMoney(server.storage, now, {
    error: (...line: unknown[]) => errors.push(line),
  });
  expect(difference).toBe(15_000);
  expect(errors).toMatchObject([
    [{ totals: { payments: { paid: 15_000 }, chain: { paid: 0 } } }, expect.stringContaining('differs')],
  ]);
});

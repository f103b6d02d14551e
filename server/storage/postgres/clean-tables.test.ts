import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { insertBareLead } from '../../testing/leads/bare-lead.ts';
import { createMigratedDatabase, databases } from '../../testing/storage/databases.ts';
import { openPostgres } from './postgres-storage.ts';

describe.runIf(databases.includes('PostgreSQL'))('cleaning tables', () => {
  test('waits for a transaction that writes in another database, because VACUUM keeps what it could see', async () => {
    const storage = await openPostgres(await createMigratedDatabase());
    const other = await openPostgres(await createMigratedDatabase());
    const [isWritten, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = other.commit(async (trx) => {
      await insertBareLead(trx, 'a');
      isWritten.resolve();
      await end.promise;
    });
    await isWritten.promise;
    await storage.commit((trx) => insertBareLead(trx, 'b'));
    await storage.commit((trx) => trx.deleteFrom('leads').execute());
    const cleaning = storage.cleanFiles({ tables: ['leads'], maxBytes: 2 ** 20 });
    const cleaners = sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'landing-pages cleaning'`;
    await expect.poll(async () => (await cleaners.execute(storage.db)).rows).toHaveLength(1);
    end.resolve();
    await writing;
    expect(await cleaning).toBe('clean');
    const { rows } = await sql`select pg_relation_size('leads') as bytes`.execute(storage.db);
    expect(rows).toEqual([{ bytes: '0' }]);
    await storage.close();
    await other.close();
  });
});

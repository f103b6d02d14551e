import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBareLead } from '../testing/leads/bare-lead.ts';
import { createPostgresDatabase, databases } from '../testing/storage/databases.ts';
import { type PostgresServer, startPostgres } from '../testing/storage/postgres.ts';
import { migrations } from './migrations/index.ts';
import { openPostgres } from './postgres-storage.ts';
import { StorageError } from './storage-error.ts';
import { takeTurn } from './take-turn.ts';

describe.runIf(databases.includes('PostgreSQL'))('PostgreSQL', () => {
  test('servers that start at the same moment migrate once', async () => {
    const url = await createPostgresDatabase();
    const storages = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)));
    for (const storage of storages) await storage.ping();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      storages[0]?.db as never,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    for (const storage of storages) await storage.close();
  });

  test('a work that throws leaves nothing, and the next one is not disturbed', async () => {
    const storage = await openPostgres(await createPostgresDatabase());
    await expect(
      storage.commit(async (trx) => {
        await insertBareLead(trx, 'a');
        throw new Error('second thoughts');
      }),
    ).rejects.toThrow(StorageError);
    await storage.commit((trx) => insertBareLead(trx, 'b'));
    expect(await storage.db.selectFrom('leads').select('id').execute()).toEqual([{ id: 'b' }]);
    await storage.close();
  });

  test('transactions that name the same thing take turns, and others do not wait', async () => {
    const storage = await openPostgres(await createPostgresDatabase());
    const steps: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = storage.commit(async (trx) => {
      await takeTurn(trx, 'Jordan');
      steps.push('one begins');
      await first.promise;
      steps.push('one ends');
    });
    await expect.poll(() => steps).toEqual(['one begins']);
    const two = storage.commit(async (trx) => {
      await takeTurn(trx, 'Jordan');
      steps.push('two');
    });
    await storage.commit((trx) => takeTurn(trx, 'Sam'));
    steps.push('Sam');
    first.resolve();
    await Promise.all([one, two]);
    expect(steps).toEqual(['one begins', 'Sam', 'one ends', 'two']);
    await storage.close();
  });

  describe('that comes and goes', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server[Symbol.asyncDispose]());

    test('while it hangs every commit is refused within 10 s, and afterwards all is as before', async () => {
      const storage = await openPostgres(await server.createDatabase());
      const store = (id: string) => storage.commit((trx) => insertBareLead(trx, id));
      await store('before');
      server.pause();
      const began = performance.now();
      const refusals = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => store(`x${index}`)));
      expect(performance.now() - began).toBeLessThan(10_000);
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ status: 'rejected', reason: expect.any(StorageError) });
      server.resume();
      await expect
        .poll(
          () =>
            store('after').then(
              () => true,
              () => false,
            ),
          { timeout: 10_000 },
        )
        .toBe(true);
      // A connection that was cut half way may not lend its open transaction to the next one.
      const { rows } = await sql<{
        id: string;
      }>`select id from leads where id in ('before', 'after')`.execute(storage.db);
      expect(rows).toHaveLength(2);
      await storage.close();
    });

    test('a restart breaks connections, and the next commit does not notice', async () => {
      const storage = await openPostgres(await server.createDatabase());
      await storage.commit((trx) => insertBareLead(trx, 'before'));
      await server.stop();
      await expect(storage.ping()).rejects.toThrow(StorageError);
      await server.start();
      await storage.commit((trx) => insertBareLead(trx, 'after'));
      await storage.close();
    });

    test('a start waits for a database that starts as well', async () => {
      const url = await server.createDatabase();
      await server.stop();
      const opening = openPostgres(url);
      await new Promise((resolve) => setTimeout(resolve, 700));
      await server.start();
      const storage = await opening;
      await storage.ping();
      await storage.close();
    });
  });
});

import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBareLead } from '../../testing/leads/bare-lead.ts';
import { createPostgresDatabase, databases } from '../../testing/storage/databases.ts';
import { type PostgresServer, startPostgres } from '../../testing/storage/postgres.ts';
import { acquireAdvisoryLock } from '../advisory-lock.ts';
import { migrations } from '../migrations/index.ts';
import { StorageError } from '../storage-error.ts';
import { openPostgres } from './postgres-storage.ts';

describe.runIf(databases.includes('PostgreSQL'))('PostgreSQL', () => {
  test('servers that start together migrate once', async () => {
    const url = await createPostgresDatabase();
    const storages = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)));
    for (const storage of storages) await storage.ping();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      storages[0]?.db as never,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    for (const storage of storages) await storage.close();
  });

  test('a write that throws is rolled back and does not affect the next one', async () => {
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

  test('transactions that lock the same name run one after another, and others do not wait', async () => {
    const storage = await openPostgres(await createPostgresDatabase());
    const steps: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = storage.commit(async (trx) => {
      await acquireAdvisoryLock(trx, 'Jordan');
      steps.push('one begins');
      await first.promise;
      steps.push('one ends');
    });
    await expect.poll(() => steps).toEqual(['one begins']);
    const two = storage.commit(async (trx) => {
      await acquireAdvisoryLock(trx, 'Jordan');
      steps.push('two');
    });
    await storage.commit((trx) => acquireAdvisoryLock(trx, 'Sam'));
    steps.push('Sam');
    first.resolve();
    await Promise.all([one, two]);
    expect(steps).toEqual(['one begins', 'Sam', 'one ends', 'two']);
    await storage.close();
  });

  describe('that goes down and comes back', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server[Symbol.asyncDispose]());

    test('while it hangs, every commit is rejected within 10 s; afterwards commits work again', async () => {
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
      // A connection that was cut must not pass its open transaction on to the next commit.
      const { rows } = await sql<{
        id: string;
      }>`select id from leads where id in ('before', 'after')`.execute(storage.db);
      expect(rows).toHaveLength(2);
      await storage.close();
    });

    test('while it is stopped, waiting commits share one probe and are rejected within 10 s', async () => {
      const url = await server.createDatabase();
      const storage = await openPostgres(url);
      await server.stop();
      let connections = 0;
      const impostor = createServer((socket) => {
        connections += 1;
        socket.destroy();
      }).listen(Number(new URL(url).port), '127.0.0.1');
      await once(impostor, 'listening');
      const began = performance.now();
      const store = (_: unknown, index: number) =>
        storage.commit((trx) => insertBareLead(trx, `${index}`)).catch((error) => error);
      const refusals = await Promise.all(Array.from({ length: 500 }, store));
      expect(performance.now() - began).toBeLessThan(10_000);
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(StorageError);
      // One attempt for each commit, and ten probes a second.
      expect(connections).toBeLessThan(600);
      impostor.close();
      await server.start();
      await storage.commit((trx) => insertBareLead(trx, 'after'));
      await storage.close();
    });

    test('a restart breaks connections without failing the next commit', async () => {
      const storage = await openPostgres(await server.createDatabase());
      await storage.commit((trx) => insertBareLead(trx, 'before'));
      await server.stop();
      await expect(storage.ping()).rejects.toThrow(StorageError);
      await server.start();
      await storage.commit((trx) => insertBareLead(trx, 'after'));
      await storage.close();
    });

    test('startup waits for a database that is starting', async () => {
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

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createMigratedDatabase, databases } from '../../testing/storage/databases.ts';
import { openPostgres } from './postgres-storage.ts';

describe.runIf(databases.includes('PostgreSQL'))('a connection of the pool', () => {
  test('runs statements without compiling them and without parallel workers', async () => {
    const storage = await openPostgres(await createMigratedDatabase());
    const { rows } = await sql`select current_setting('jit') as jit,
      current_setting('max_parallel_workers_per_gather') as workers`.execute(storage.db);
    expect(rows).toEqual([{ jit: 'off', workers: '0' }]);
    await storage.close();
  });
});

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** The databases on which the tests of the storage run here; for `describe.each`. */
export const databases: readonly DatabaseKind[] =
  inject('postgresUrl') === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** Makes an empty PostgreSQL database for one test; resolves with its address. */
export async function createPostgresDatabase(): Promise<string> {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('There is no PostgreSQL here.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/[^/]+$/, name);
}

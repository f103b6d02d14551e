import { inject } from 'vitest';
import { createDatabase } from './postgres.ts';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** The databases available for tests; for `describe.each`. */
export const databases: readonly DatabaseKind[] =
  inject('postgresUrl') === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** Creates an empty PostgreSQL database for one test; resolves with its URL. */
export const createPostgresDatabase = () => createDatabase(postgresUrl());

/** Creates a PostgreSQL database with the tables of the latest version for one test; resolves with its URL. */
export const createMigratedDatabase = () => createDatabase(postgresUrl(), inject('postgresTemplate'));

function postgresUrl(): string {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('There is no PostgreSQL here.');
  return url;
}

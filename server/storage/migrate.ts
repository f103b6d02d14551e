import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

/** Migrates the database to the latest schema. Throws the first error; migrations that ran before it stay. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Changes nothing. @throws StorageError if the database does not have the latest schema */
export async function requireLatest(db: Kysely<Tables>): Promise<void> {
  const missing = (await migratorOf(db).getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  if (missing.length > 0)
    throw new StorageError('The database is empty or outdated: start the server once to migrate it.');
}

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { StorageError } from './storage-error.ts';
import type { Tables } from './tables.ts';

/** Brings the database to the newest shape. Throws the first error; what ran before it stays. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @throws StorageError when the database has not the newest shape; nothing is changed */
export async function requireNewest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const missing = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  if (missing.length > 0)
    throw new StorageError('It is empty or of an older version: start the server once, which prepares it.');
}

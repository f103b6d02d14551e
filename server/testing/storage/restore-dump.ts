import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { openPostgres } from '../../storage/postgres/postgres-storage.ts';
import { databaseFile, openSqlite } from '../../storage/sqlite/sqlite-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { projectFile } from '../files/project-file.ts';
import { createPostgresDatabase, type DatabaseKind } from './databases.ts';

/** Rows by table. */
export type Rows = Record<string, Record<string, unknown>[]>;

/**
 * Restores a dump as an operator does.
 * @param schema of the dump
 * @returns the environment of a server that uses it
 */
export async function restoreDump(
  database: DatabaseKind,
  dataDir: string,
  schema: '0009' | '0018' = '0009',
): Promise<Record<string, string>> {
  const dump = projectFile(`server/storage/migrations/dumps/${schema}-${database.toLowerCase()}.sql`);
  // The servers that wrote the dumps generated their secret.
  const environment = { DATA_DIR: dataDir, STAFF_SECRET: '' };
  if (database === 'SQLite') {
    // A dump writes the schema of the search index, as `sqlite3` may.
    using file = new DatabaseSync(join(dataDir, databaseFile), { defensive: false });
    file.exec(dump);
    return environment;
  }
  const url = await createPostgresDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(dump);
  await client.end();
  return { ...environment, DATABASE_URL: url };
}

/** Opens the storage of a restored dump. @param prepare migrates by default */
export function openRestored(
  { DATA_DIR: dataDir = '', DATABASE_URL: url }: Record<string, string>,
  prepare?: () => Promise<void>,
): Promise<Storage> {
  const options = prepare && { prepare };
  return url === undefined ? openSqlite(dataDir, options) : openPostgres(url, options);
}

/** Everything in a restored dump before migrations. Each row has exactly the columns of its version. */
export async function contentBefore(environment: Record<string, string>): Promise<Rows> {
  const storage = await openRestored(environment, async () => {});
  const tables = await storage.db.introspection.getTables();
  const all: Rows = {};
  for (const { name, columns } of tables)
    all[name] = await readColumns(
      storage.db,
      name,
      columns.map((column) => column.name),
    );
  await storage.close();
  return all;
}

/** Every row of a table, with these columns only. */
export async function readColumns(
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
): Promise<Record<string, unknown>[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  return (await sql<Record<string, unknown>>`select ${list} from ${sql.table(table)}`.execute(db)).rows;
}

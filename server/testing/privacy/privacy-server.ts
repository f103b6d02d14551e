import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openExisting } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { createPostgresDatabase, type DatabaseKind } from '../storage/databases.ts';
import { tracedEnvironment } from './traced-person.ts';

/** A real server, and where everything that it stores is. Ends with the test. */
export interface PrivacyServer {
  folder: string;
  dataDir: string;
  environment: Record<string, string>;
  start(): Promise<ServerProcess>;
  /** Opens the database, also while the server runs; it is closed when the work is done. */
  read<T>(work: (storage: Storage) => Promise<T>): Promise<T>;
  /** The folders and files that hold leads, mail, the journal, and the log. */
  files(): Promise<string[]>;
}

export async function createPrivacyServer(
  database: DatabaseKind,
  changes: Record<string, string> = {},
): Promise<PrivacyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'privacy-server-'));
  const dataDir = join(folder, 'data');
  const environment: Record<string, string> = {
    ...tracedEnvironment,
    DATA_DIR: dataDir,
    DELIVERY_SETTLE_MS: '0',
    ...(database === 'PostgreSQL' && { DATABASE_URL: await createPostgresDatabase() }),
    ...changes,
  };
  const servers: ServerProcess[] = [];
  onTestFinished(async () => {
    for (const server of servers) await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  async function read<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const storage = await openExisting({ dataDir, databaseUrl: environment.DATABASE_URL });
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  }
  return {
    folder,
    dataDir,
    environment,
    read,
    async start() {
      const server = await startServerProcess(folder, environment);
      servers.push(server);
      return server;
    },
    async files() {
      const heap = environment.DATABASE_URL === undefined ? [] : [await read(postgresFolder)];
      return [dataDir, join(folder, 'server.log'), ...heap].filter((path) => existsSync(path));
    },
  };
}

/** The folder of one database. Without its log, which archives and replicas have copies of; see the README. */
async function postgresFolder({ db }: Storage): Promise<string> {
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder
    from pg_database where datname = current_database()`.execute(db);
  return rows[0]?.folder ?? '';
}

/** Whether the files of the database have been cleaned after all erasures. */
export async function isCleaned({ db }: Storage): Promise<boolean> {
  const rows = await db.selectFrom('erasures').select('cleaned_at').execute();
  return rows.length > 0 && rows.every(({ cleaned_at }) => cleaned_at !== null);
}

/** Whether every delivery has been made. */
export async function isDelivered({ db }: Storage): Promise<boolean> {
  const rows = await db.selectFrom('outbox').select('id').where('status', '=', 'pending').execute();
  return rows.length === 0;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { startPostgres } from './postgres.ts';

/** A new database for servers of a proof, and their folder. Both are removed in the end. */
export interface ProofStorage extends AsyncDisposable {
  folder: string;
  storage: Storage;
  /** With which a server uses the database. */
  environment: Record<string, string>;
}

/** A PostgreSQL server of its own survives kills as in production. */
export async function openProofStorage(database: 'SQLite' | 'PostgreSQL'): Promise<ProofStorage> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = database === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : undefined;
  stack.use(postgres);
  const databaseUrl = await postgres?.createDatabase();
  const dataDir = join(folder, 'data');
  const storage = await openStorage({ dataDir, databaseUrl });
  stack.defer(() => storage.close());
  const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const opened = stack.move();
  return { folder, storage, environment, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

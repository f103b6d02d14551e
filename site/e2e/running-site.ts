import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { databaseFile } from '../../server/storage/sqlite-storage.ts';
import { startServerProcess } from '../../server/testing/server-process.ts';

/** The real server on the built site, with a database of its own. */
export interface RunningSite {
  url: string;
  /** Every stored lead, the oldest first. */
  leads: () => Record<string, unknown>[];
  /** Locks the database as another program would; a call waits some 2 s and is refused. Returns the release. */
  lockStorage: () => () => void;
  /** Ends the server at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again, after a kill, at the same address with the same database. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @param dist the built site; without it, the one that all tests share */
export async function startSite(dist = inject('dist')): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-data-'));
  const database = (readOnly: boolean) =>
    new DatabaseSync(join(folder, 'data', databaseFile), { readOnly, timeout: 5000 });
  let server = await startServerProcess(folder, { DIST_DIR: dist });
  const { url, port } = server;
  return {
    url,
    leads() {
      const reader = database(true);
      const rows = reader.prepare('select * from leads order by received_at').all();
      reader.close();
      return rows;
    },
    lockStorage() {
      const other = database(false);
      other.exec('begin immediate');
      return () => other.close();
    },
    async kill() {
      await server.end('SIGKILL');
    },
    async restart() {
      server = await startServerProcess(folder, { DIST_DIR: dist, PORT: String(port) });
    },
    async stop() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

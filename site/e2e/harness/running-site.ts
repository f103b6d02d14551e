import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { databaseFile } from '../../../server/storage/sqlite/sqlite-storage.ts';
import { startServerProcess } from '../../../server/testing/server-process.ts';

/** The real server on the built site, with its own database. */
export interface RunningSite {
  url: string;
  /** The folder of the built site. */
  dist: string;
  /** The server's data is in the subfolder `data`. */
  folder: string;
  /** The server's log since its last start. */
  log: () => string;
  /** Every stored lead, the oldest first. */
  leads: () => Record<string, unknown>[];
  /** The request bodies stored for a lead, verbatim, by channel. */
  bodies: (email: string) => Record<'email' | 'crm' | 'form', string | undefined>;
  /** Locks the database: requests fail after about 2 s. Returns the function that releases the lock. */
  lockStorage: () => () => void;
  /** Freezes the server process. Returns the function that resumes it. */
  hang: () => () => void;
  /** Kills the server without a shutdown, like a power cut. */
  kill: () => Promise<void>;
  /** Starts a killed server again with the same address and database. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * @param dist the built site; defaults to the one that all tests share
 * @param environment extra environment variables
 */
export async function startSite(
  dist = inject('dist'),
  environment: Record<string, string> = {},
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-data-'));
  const database = (readOnly: boolean) =>
    new DatabaseSync(join(folder, 'data', databaseFile), { readOnly, timeout: 5000 });
  let server = await startServerProcess(folder, { ...environment, DIST_DIR: dist });
  const { url, port } = server;
  return {
    url,
    dist,
    folder,
    log: () => server.log(),
    leads() {
      const reader = database(true);
      const rows = reader.prepare('select * from leads order by received_at').all();
      reader.close();
      return rows;
    },
    bodies(email) {
      const reader = database(true);
      const rows = reader
        .prepare(
          'select channel, payload from submissions where lead_id in (select id from leads where email = ?)',
        )
        .all(email) as { channel: 'email' | 'crm' | 'form'; payload: string }[];
      reader.close();
      const bodyOf = (channel: string) => rows.find((row) => row.channel === channel)?.payload;
      return { email: bodyOf('email'), crm: bodyOf('crm'), form: bodyOf('form') };
    },
    lockStorage() {
      const other = database(false);
      other.exec('begin immediate');
      return () => other.close();
    },
    hang: () => server.hang(),
    async kill() {
      await server.end('SIGKILL');
    },
    async restart() {
      server = await startServerProcess(folder, { ...environment, DIST_DIR: dist, PORT: String(port) });
    },
    async stop() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

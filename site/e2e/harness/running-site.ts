import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { databaseFile } from '../../../server/storage/sqlite/sqlite-storage.ts';
import { startServerProcess } from '../../../server/testing/server-process.ts';

/** The real server on the built site, with a database of its own. */
export interface RunningSite {
  url: string;
  /** Where the server keeps everything, in `data`. */
  folder: string;
  /** What the server has logged since it was started last. */
  log: () => string;
  /** Every stored lead, the oldest first. */
  leads: () => Record<string, unknown>[];
  /** The bodies that the server took for a lead, by the call that brought each, word for word. */
  bodies: (email: string) => Record<'email' | 'crm' | 'form', string | undefined>;
  /** Locks the database as another program would; a call waits some 2 s and is refused. Returns the release. */
  lockStorage: () => () => void;
  /** Makes the server stand still, as a machine without memory does. Returns what lets it go on. */
  hang: () => () => void;
  /** Ends the server at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again, after a kill, at the same address with the same database. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * @param dist the built site; without it, the one that all tests share
 * @param environment more variables of the server
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

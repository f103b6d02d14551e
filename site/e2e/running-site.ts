import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';

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
  const data = mkdtempSync(join(tmpdir(), 'data-'));
  const database = (readOnly: boolean) =>
    new DatabaseSync(join(data, 'landing-pages.sqlite'), { readOnly, timeout: 5000 });
  const port = await freePort();
  let server = await start(port, data, dist);
  return {
    url: addressOf(port),
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
    kill: () => end(server, 'SIGKILL'),
    async restart() {
      server = await start(port, data, dist);
    },
    async stop() {
      await end(server, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

async function start(port: number, data: string, dist: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DIST_DIR: dist },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(`${addressOf(port)}/healthz`, server);
  return server;
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} before it answered.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${url} did not answer within 10 seconds.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

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
  /** Ends the server at once, as a power cut would. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), 'data-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DIST_DIR: inject('dist'), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/healthz`, server);
  return {
    url,
    leads() {
      const database = new DatabaseSync(join(data, 'landing-pages.sqlite'), { readOnly: true });
      const rows = database.prepare('select * from leads order by received_at').all();
      database.close();
      return rows as Record<string, unknown>[];
    },
    kill: () => end(server, 'SIGKILL'),
    async stop() {
      await end(server, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} before it answered.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
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

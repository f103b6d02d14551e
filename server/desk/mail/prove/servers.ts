import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';

/** Servers on one database, any of which can be killed and started again. */
export interface Fleet {
  /** The URL of one that is running. */
  url(): string;
  /** Kills one with SIGKILL, and starts it again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFleet(
  folder: string,
  names: readonly string[],
  environment: Record<string, string>,
): Promise<Fleet> {
  const start = (name: string) => startServerProcess(join(folder, name), environment);
  const running = new Map<string, ServerProcess>();
  for (const name of names) running.set(name, await start(name));
  let turn = 0;
  return {
    url() {
      const all = [...running.values()];
      turn += 1;
      return all[turn % all.length]?.url ?? 'http://127.0.0.1:1';
    },
    async kill() {
      const name = names[Math.floor(Math.random() * names.length)] ?? '';
      const server = running.get(name);
      running.delete(name);
      await server?.end('SIGKILL');
      // The next one often starts while other servers have taken over.
      await sleep(Math.random() * 300);
      running.set(name, await start(name));
    },
    async stop() {
      for (const server of running.values()) await server.end('SIGTERM');
    },
  };
}

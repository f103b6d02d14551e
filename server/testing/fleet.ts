import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Servers on one database, behind a proxy that passes over dead ones. */
export interface Fleet extends AsyncDisposable {
  /** A server that is up, another one each time; waits while there is none. */
  url(): Promise<string>;
  /** Ends a server with SIGKILL. @param index which one, from 0 */
  kill(index: number): Promise<void>;
  /** Starts a server again that was killed. */
  restart(index: number): Promise<void>;
}

interface FleetOptions {
  /** Each server has a folder of its own in it. */
  folder: string;
  count: number;
  /** The same for all servers. */
  environment: Record<string, string>;
}

/** Starts servers on a database that has its tables already. */
export async function startFleet({ folder, count, environment }: FleetOptions): Promise<Fleet> {
  const start = (index: number) => startServerProcess(join(folder, `server-${index}`), environment);
  const servers: (ServerProcess | undefined)[] = await Promise.all(
    Array.from({ length: count }, (_, index) => start(index)),
  );
  let turn = 0;
  return {
    async url() {
      for (;;) {
        turn += 1;
        const up = servers[turn % servers.length] ?? servers.find((server) => server !== undefined);
        if (up) return up.url;
        await sleep(20);
      }
    },
    async kill(index) {
      const victim = servers[index];
      servers[index] = undefined;
      await victim?.end('SIGKILL');
    },
    async restart(index) {
      servers[index] = await start(index);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server?.end('SIGTERM')));
    },
  };
}

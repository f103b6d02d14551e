import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

/** Two servers behind a proxy that passes over a dead one. */
export interface Fleet extends AsyncDisposable {
  /** A server that is up, another one each time; waits while there is none. */
  url(): Promise<string>;
  /** Kills one server after the other and starts it again, until stopped. @returns how often */
  killUntil(isOver: () => boolean, everyMs: number): Promise<number>;
}

export async function startFleet(folder: string, environment: Record<string, string>): Promise<Fleet> {
  const start = (name: string) => startServerProcess(join(folder, name), environment);
  const names = ['a', 'b'];
  const servers: (ServerProcess | undefined)[] = await Promise.all(names.map(start));
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
    async killUntil(isOver, everyMs) {
      const startedAt = performance.now();
      let kills = 0;
      while (!isOver()) {
        await sleep(Math.max(0, startedAt + (kills + 1) * everyMs - performance.now()));
        const index = kills % servers.length;
        const victim = servers[index];
        servers[index] = undefined;
        await victim?.end('SIGKILL');
        servers[index] = await start(names[index] ?? '');
        kills += 1;
      }
      return kills;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server?.end('SIGTERM')));
    },
  };
}

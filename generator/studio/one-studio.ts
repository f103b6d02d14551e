import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acquireLock } from '../releases/lock.ts';
import { writeWhole } from '../write/atomic-write.ts';

/** How often a studio that waits checks whether it is needed, in ms. */
const lookEveryMs = 250;

/** The right to be the studio of a data folder. It ends with the process. */
export interface StudioLock {
  /** Says where this studio listens. */
  announce: (port: number) => void;
}

/**
 * Waits until no other process is the studio of a data folder: one process alone writes drafts and publishes. Servers that share the
 * folder start one each, and all of them use the one that works.
 * @param folder of the studio's data
 * @param onOther gets the port of the studio that works, now and when another one takes over
 * @returns undefined if it is stopped before
 */
export async function becomeStudio(
  folder: string,
  { onOther, stopping }: { onOther: (port: number) => void; stopping: AbortSignal },
): Promise<StudioLock | undefined> {
  mkdirSync(folder, { recursive: true });
  const address = join(folder, '.running.json');
  let known: number | undefined;
  for (;;) {
    if (stopping.aborted) return undefined;
    const lock = acquireLock(join(folder, '.running.lock'));
    if (lock) {
      // The one before is gone.
      rmSync(address, { force: true });
      // Also keeps the lock from being collected.
      process.once('exit', () => lock[Symbol.dispose]());
      return { announce: (port) => writeWhole(address, JSON.stringify({ port })) };
    }
    const port = portIn(address);
    if (port !== undefined && port !== known) onOther(port);
    known = port ?? known;
    await sleep(lookEveryMs, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Undefined while the studio that works is starting. */
function portIn(address: string): number | undefined {
  try {
    const { port } = JSON.parse(readFileSync(address, 'utf8'));
    return typeof port === 'number' ? port : undefined;
  } catch {
    return undefined;
  }
}

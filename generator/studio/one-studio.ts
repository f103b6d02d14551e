import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acquireLock, type Lock } from '../releases/lock.ts';
import { writeWhole } from '../write/atomic-write.ts';

/** How often a studio that waits checks whether it is needed, in ms. */
const lookEveryMs = 250;

/** The right to be the studio of a data folder. It ends with the process, if not before. */
export interface StudioLock extends Lock {
  /** Says where this studio listens. */
  announce: (port: number) => void;
}

/**
 * Becomes the studio of a data folder.
 * @param folder of the studio's data
 * @returns undefined if another process is
 */
export function tryStudio(folder: string): StudioLock | undefined {
  const lock = acquireLock(join(folder, '.running.lock'));
  if (!lock) return undefined;
  const address = addressIn(folder);
  // The one before is gone.
  rmSync(address, { force: true });
  const release = () => lock[Symbol.dispose]();
  // Also keeps the lock from being collected.
  process.once('exit', release);
  return {
    announce: (port) => writeWhole(address, JSON.stringify({ port })),
    [Symbol.dispose]() {
      process.off('exit', release);
      release();
    },
  };
}

/**
 * Waits until no other process is the studio of a data folder: one process alone writes drafts and publishes. Servers that share the
 * folder start one each, and all of them use the one that works.
 * @param onOther gets the port of the studio that works, now and when another one takes over; undefined if it has none to share
 * @returns undefined if it is stopped before
 */
export async function becomeStudio(
  folder: string,
  { onOther, stopping }: { onOther: (port: number | undefined) => void; stopping: AbortSignal },
): Promise<StudioLock | undefined> {
  let known: { port: number | undefined } | undefined;
  for (;;) {
    if (stopping.aborted) return undefined;
    const lock = tryStudio(folder);
    if (lock) return lock;
    const port = portIn(addressIn(folder)) ?? known?.port;
    if (!known || port !== known.port) onOther(port);
    known = { port };
    await sleep(lookEveryMs, undefined, { signal: stopping }).catch(() => {});
  }
}

const addressIn = (folder: string) => join(folder, '.running.json');

/** Undefined while the studio that holds the lock is starting, and if `npm run dev` runs it. */
function portIn(address: string): number | undefined {
  try {
    const { port } = JSON.parse(readFileSync(address, 'utf8'));
    return typeof port === 'number' ? port : undefined;
  } catch {
    return undefined;
  }
}

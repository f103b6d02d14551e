import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from './release.ts';

/** A lock on a file. Ends with `using`, and with the process, however that ends. */
export type Lock = Disposable;

/** `SQLITE_BUSY`. Source: sqlite.org, Result and Error Codes. */
const busy = 5;

/**
 * Locks a file between processes, and within one. It is a lock of the operating system, taken by SQLite, because Node has no call for
 * it: unlike a file with a process id, it cannot outlive its process.
 * @returns undefined while it is locked
 */
export function acquireLock(path: string): Lock | undefined {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  return { [Symbol.dispose]: () => database.close() };
}

const retryMs = 20;
const maxAttempts = 250;

/** Waits for up to five seconds. @throws ReleaseError `busy` after that */
export async function waitForLock(path: string, message: string): Promise<Lock> {
  for (let attempt = 1; ; attempt += 1) {
    const lock = acquireLock(path);
    if (lock) return lock;
    if (attempt === maxAttempts) throw new ReleaseError('busy', message);
    await sleep(retryMs);
  }
}

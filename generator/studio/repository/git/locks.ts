import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { RepositoryError } from '../repository-error.ts';

export interface LockParts {
  now: () => Date;
  /** Waits, in milliseconds. */
  wait: (ms: number) => Promise<unknown>;
  /** One line for the operator. */
  log: (line: string) => void;
  /** The folders in which the repository's git processes work. */
  folders: readonly string[];
}

/** A lock that is younger may belong to a process that has just started. */
const minAgeMs = 5_000;

/** Where processes cannot be seen, a lock of this age counts as left behind. */
const minAgeUnseenMs = 600_000;

const attempts = 25;
const waitMs = 200;

/** The lock that kept a git process from doing anything, as its errors name it. */
export function lockedPath(errors: string): string | undefined {
  return /Unable to create '(.+\.lock)': File exists/.exec(errors)?.[1];
}

/**
 * Repeats an attempt while a lock is in its way, for about five seconds. A lock that a killed process left is removed.
 * @param attempt does nothing if it returns a lock
 * @throws RepositoryError locked
 */
export async function retryLocked<Done>(
  parts: LockParts,
  attempt: () => Promise<{ done: Done } | { lock: string }>,
): Promise<Done> {
  for (let count = 1; ; count++) {
    const result = await attempt();
    if ('done' in result) return result.done;
    const { lock } = result;
    if (await removeIfStale(lock, parts)) continue;
    if (count === attempts)
      throw new RepositoryError(
        'locked',
        `Another process works in the repository: ${lock} exists. Try again; if no process does, delete this file.`,
      );
    await parts.wait(waitMs);
  }
}

async function removeIfStale(lock: string, { now, log, folders }: LockParts): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  if (found === undefined) return true;
  const ageMs = now().getTime() - found.mtimeMs;
  if (ageMs < minAgeMs) return false;
  const isRunning = await isGitRunning(folders);
  if (isRunning || (isRunning === undefined && ageMs < minAgeUnseenMs)) return false;
  if (ageMs < minAgeUnseenMs && (await isHeldByStudio(lock))) return false;
  // Another studio may have removed it, and hold a new one.
  const still = await stat(lock).catch(() => undefined);
  if (still?.ino !== found.ino || still.mtimeMs !== found.mtimeMs) return false;
  await rm(lock, { force: true });
  log(`removed ${lock}, which a process that was killed left ${Math.round(ageMs / 1000)} seconds ago`);
  return true;
}

/** What a studio writes into a lock that it holds itself. After a restart of a container, another process can have its id. */
export const studioLock = `studio ${process.pid} ${Math.round(performance.timeOrigin)}\n`;

async function isHeldByStudio(lock: string): Promise<boolean> {
  const text = await readFile(lock, 'latin1').catch(() => '');
  const pid = Number(/^studio (\d+) \d+\n$/.exec(text)?.[1]);
  if (pid === process.pid) return text === studioLock;
  return pid > 0 && isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a git process works in one of the folders; undefined if that cannot be seen, as on systems without /proc. */
async function isGitRunning(folders: readonly string[]): Promise<boolean | undefined> {
  if (process.platform !== 'linux') return undefined;
  let isUnsure = false;
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    if (!/^git\b/.test(name)) continue;
    try {
      const folder = await readlink(`/proc/${pid}/cwd`);
      if (folders.some((one) => folder === one || folder.startsWith(one + sep))) return true;
    } catch (error) {
      // A process that has ended has no folder; one of another user has a folder that cannot be seen.
      if ((error as NodeJS.ErrnoException).code === 'EACCES') isUnsure = true;
    }
  }
  return isUnsure ? undefined : false;
}

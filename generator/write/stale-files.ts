import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../lib/folder.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** Names of partially written files, see `partOf`. */
export const partFiles = /^\..*\.(\d+)(?:-\w+)?\.part$/;

/**
 * Deletes the unfinished files of processes that no longer run, most of which were killed.
 * @param pattern matches names of unfinished files or folders; its first group is the process id
 */
export function removeStaleFiles(folder: string, pattern: RegExp): void {
  for (const name of namesIn(folder)) {
    const id = pattern.exec(name)?.[1];
    const path = join(folder, name);
    if (id !== undefined && isStale(Number(id), path)) rmSync(path, { recursive: true, force: true });
  }
}

function isStale(id: number, path: string): boolean {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  // In a container every build can have the same process id: an older file belongs to an earlier build.
  if (id === process.pid) return modified < performance.timeOrigin;
  // Process ids are reused: the id of a file this old may belong to another process by now.
  return !isRunning(id) || Date.now() - modified > dayMs;
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes the files that were not modified for this long (ms). Younger ones may be about to be read by another process. */
export function removeOldFiles(folder: string, maxAgeMs: number): void {
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > maxAgeMs) rmSync(path, { force: true });
  }
}

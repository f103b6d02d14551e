import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates the folder and its missing parents, readable by the owner only. Each new entry is synced in its parent,
 * because losing one of them in a power cut loses everything below it.
 * Not recursive in Node: its own recursion never ends on file systems that refuse new folders, such as /proc.
 */
export function makeFolder(folder: string, sync: (path: string) => void = syncFolder): void {
  if (existsSync(folder)) return;
  const parent = dirname(resolve(folder));
  if (parent !== resolve(folder)) makeFolder(parent, sync);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same time can win the race.
    if (!existsSync(folder)) throw error;
  }
  sync(parent);
}

/** Syncs the entries of a folder to disk. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes the folder and those above it, for its owner only. Each new entry is synced in the folder that holds it,
 * because a power cut that takes one of them takes everything below it.
 * Step by step: Node's own recursion never ends where a file system refuses new folders, as /proc does.
 */
export function makeFolder(folder: string, sync: (path: string) => void = syncFolder): void {
  if (existsSync(folder)) return;
  const parent = dirname(resolve(folder));
  if (parent !== resolve(folder)) makeFolder(parent, sync);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same moment may have been first.
    if (!existsSync(folder)) throw error;
  }
  sync(parent);
}

/** Brings the entries of a folder to the disk. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

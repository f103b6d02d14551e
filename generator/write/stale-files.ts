import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** Half-made files beside the finished ones, see `partOf`. */
export const parts = /^\..*\.(\d+)(?:-\w+)?\.part$/;

/**
 * Deletes what processes left half-made that ended before they could: killed ones, for the most part.
 * @param pattern finds the name of such a file or folder, and in it as first group the number of the process
 */
export function removeLeftovers(folder: string, pattern: RegExp): void {
  for (const name of namesIn(folder)) {
    const id = pattern.exec(name)?.[1];
    const path = join(folder, name);
    if (id !== undefined && isLeft(Number(id), path)) rmSync(path, { recursive: true, force: true });
  }
}

function isLeft(id: number, path: string): boolean {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  // In a container every build may have the same number: what is older than this process is not its own.
  if (id === process.pid) return made < performance.timeOrigin;
  // Numbers are given again, so that one that runs now may be another process.
  return !isRunning(id) || Date.now() - made > dayMs;
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

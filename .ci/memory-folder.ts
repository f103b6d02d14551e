import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'landing-pages-tests-';

/** All tests together take about 5 GB, most of it for databases. Containers often have only 64 MB there. */
const minFreeBytes = 8e9;

/**
 * Has temporary folders in memory, where there is enough: tests make thousands of databases and folders, none of which
 * has to outlive the run, and on a disk they take about twice as long.
 */
export function useMemoryFolder(): void {
  if (process.env.TMPDIR || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < minFreeBytes) return;
  // What runs that were killed have left.
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) remove(name);
  const own = `${prefix}${process.pid}`;
  mkdirSync(join(memory, own));
  // Servers of other users, such as PostgreSQL, have folders in it.
  chmodSync(join(memory, own), 0o1777);
  process.env.TMPDIR = join(memory, own);
  process.on('exit', () => remove(own));
}

const remove = (name: string) => rmSync(join(memory, name), { recursive: true, force: true });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

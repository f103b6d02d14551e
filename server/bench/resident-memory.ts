import { execFileSync } from 'node:child_process';

/** The memory that a process holds now, in MB of 2^20 bytes. */
export function residentMbOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

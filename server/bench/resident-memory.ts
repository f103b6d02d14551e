import { execFileSync } from 'node:child_process';

/** The resident memory of a process in MB of 2^20 bytes. */
export function residentMbOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

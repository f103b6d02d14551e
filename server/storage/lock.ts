import { setTimeout as sleep } from 'node:timers/promises';

/** Passes the time while the database is locked. Tests hand in their own. */
export interface Timer {
  /** Never runs backwards. */
  nowMs(): number;
  sleep(ms: number): Promise<unknown>;
}

export const systemTimer: Timer = { nowMs: () => performance.now(), sleep };

/** How long to wait before the lock is asked for again, in ms. */
export const retryAfterMs = 5;

/** SQLITE_BUSY, of which the extended codes keep the low byte. Source: sqlite.org/rescode.html */
const busyCode = 5;

/** Whether SQLite refused a statement because another program holds the lock. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return (Number(error.errcode) & 0xff) === busyCode;
}

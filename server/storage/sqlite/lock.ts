import { setTimeout as sleep } from 'node:timers/promises';

/** The clock for waiting on the lock. Tests inject their own. */
export interface Timer {
  /** Monotonic. */
  nowMs(): number;
  sleep(ms: number): Promise<unknown>;
}

export const systemTimer: Timer = { nowMs: () => performance.now(), sleep };

/** Time between two attempts to get the lock, in ms. */
export const retryAfterMs = 5;

/** SQLITE_BUSY; its extended codes have the same low byte. Source: sqlite.org/rescode.html */
const busyCode = 5;

/** Whether SQLite refused a statement because another process holds the lock. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return (Number(error.errcode) & 0xff) === busyCode;
}

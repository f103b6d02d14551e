import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../storage/storage.ts';
import type { AttemptRow } from './attempts.ts';
import type { TimeLeft } from './time-left.ts';

/** How often is looked whether it has ended, in ms. */
const lookMs = 200;

/** Waits until an attempt that another call began has ended, wherever that call runs, as long as there is time. */
export async function waitForAttempt(
  { db }: Pick<Storage, 'db'>,
  attempt: AttemptRow,
  timeLeft: TimeLeft,
): Promise<AttemptRow> {
  let latest = attempt;
  while (latest.outcome === null && timeLeft() > lookMs) {
    await sleep(lookMs);
    const query = db.selectFrom('payment_attempts').selectAll().where('id', '=', attempt.id);
    latest = await query.executeTakeFirstOrThrow();
  }
  return latest;
}

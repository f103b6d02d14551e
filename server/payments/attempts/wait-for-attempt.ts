import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../../storage/storage.ts';
import type { TimeLeft } from '../time-left.ts';
import type { AttemptRow } from './attempts.ts';

/** Time between two checks, in ms. */
const pollMs = 200;

/** Waits while there is time until an attempt of another call, possibly on another server, has ended. */
export async function waitForAttempt(
  { db }: Pick<Storage, 'db'>,
  attempt: AttemptRow,
  timeLeft: TimeLeft,
): Promise<AttemptRow> {
  let latest = attempt;
  while (latest.outcome === null && timeLeft() > pollMs) {
    await sleep(pollMs);
    const query = db.selectFrom('payment_attempts').selectAll().where('id', '=', attempt.id);
    latest = await query.executeTakeFirstOrThrow();
  }
  return latest;
}

import type { Transaction } from 'kysely';
import { countOne } from '../../../limits/rate-limit.ts';
import type { Tables } from '../../../storage/tables.ts';

/** A message that ended so many servers while they read it is not read again: it would end the next one, too. */
export const maxAttempts = 2;

const windowMs = 24 * 60 * 60 * 1000;

const counterOf = (message: string) => `attempts to read ${message}`;

/**
 * Counts that a message is about to be read, before anything of it is.
 * @param message its key in its mailbox
 * @returns whether it may be read
 */
export async function beginAttempt(trx: Transaction<Tables>, message: string, now: Date): Promise<boolean> {
  const limit = { key: counterOf(message), limit: maxAttempts, windowMs };
  return (await countOne(trx, limit, now)) === undefined;
}

/** Forgets the attempts: the message is stored, or no attempt at it ended the server. */
export async function endAttempt(trx: Transaction<Tables>, message: string): Promise<void> {
  await trx.deleteFrom('rate_limits').where('key', '=', counterOf(message)).execute();
}

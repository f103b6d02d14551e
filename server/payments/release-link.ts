import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { endAttempt } from './attempts.ts';
import { changeLink, freed, type LinkRow } from './links.ts';

/**
 * Makes a link payable again whose attempt surely charged nothing, unless somebody else holds it by now, or it was taken
 * back.
 * @param link as it is held in this transaction
 * @returns the link as it is now
 */
export async function releaseLink<Held extends LinkRow | undefined>(
  trx: Transaction<Tables>,
  link: Held,
  attemptId: string,
  now: Date,
): Promise<Held | LinkRow> {
  if (link?.attempt_id !== attemptId || link.state !== 'processing') return link;
  await endAttempt(trx, { id: attemptId }, { now });
  return changeLink(trx, link, freed);
}

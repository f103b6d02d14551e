import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { changeLink, type LinkRow, withoutAttempt } from '../links/links.ts';
import { transition } from '../links/transition.ts';
import { endAttempt } from './attempts.ts';

/**
 * Makes a link payable again after an attempt that certainly charged nothing, unless another attempt has taken the link
 * or the link was withdrawn.
 * @param link locked in this transaction
 * @returns the updated link
 */
export async function releaseLink<Locked extends LinkRow | undefined>(
  trx: Transaction<Tables>,
  link: Locked,
  attemptId: string,
  now: Date,
): Promise<Locked | LinkRow> {
  if (link?.attempt_id !== attemptId || link.state !== 'processing') return link;
  await endAttempt(trx, { id: attemptId }, { now });
  return changeLink(trx, link, { ...withoutAttempt, state: transition(link.state, 'fail') });
}

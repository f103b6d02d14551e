import type { Transaction } from 'kysely';
import { emailKey } from '../../desk/intake/derive.ts';
import { acquireAdvisoryLock } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { erasureLock } from '../erase/apply-erasure.ts';
import type { Journal } from '../journal/journal.ts';

/** What a message in a mailbox says about whose it is. */
export interface MailTrace {
  /** Of its sender and its recipient, in any notation, and those that a report of a mail server is about. */
  addresses: readonly string[];
  /** The leads whose signed keys are in addresses of recipients. */
  leadIds: readonly string[];
  /** When the mailbox received it: senders choose the date in the message. */
  receivedAt: Date;
}

/**
 * Whether a mail that was received before an erasure is one that the erasure removed, or would have. Mailboxes keep their mail,
 * and it is read again after a backup was restored, or a mailbox was numbered again. What a person sends afterward stays.
 */
export type WasErased = (trx: Transaction<Tables>, mail: MailTrace) => Promise<boolean>;

export function createWasErased(journal: Pick<Journal, 'hash' | 'read' | 'size'>): WasErased {
  let known = { size: -1, until: new Map<string, string>() };

  function untilByHash(): ReadonlyMap<string, string> {
    const size = journal.size();
    if (size === known.size) return known.until;
    const until = new Map<string, string>();
    for (const { at, email, lead } of journal.read())
      for (const hashed of [...email, ...lead]) if (at > (until.get(hashed) ?? '')) until.set(hashed, at);
    known = { size, until };
    return until;
  }

  return async (trx, { addresses, leadIds, receivedAt }) => {
    // An erasure that is not in the journal yet waits for this transaction, and finds its mail.
    await acquireAdvisoryLock(trx, erasureLock);
    const until = untilByHash();
    if (until.size === 0) return false;
    const at = receivedAt.toISOString();
    const hashes = [
      ...addresses.map((address) => journal.hash('email', emailKey(address))),
      ...leadIds.map((id) => journal.hash('lead', id)),
    ];
    return hashes.some((hashed) => at <= (until.get(hashed) ?? ''));
  };
}

import { hostname } from 'node:os';
import type { Transaction } from 'kysely';
import { isoAfter } from '../../../lib/clock.ts';
import { acquireAdvisoryLock } from '../../../storage/advisory-lock.ts';
import type { Tables } from '../../../storage/tables.ts';

export type MailboxRow = Tables['mailboxes'];

/** Which process reads a mailbox. */
export const ownHolder = `${hostname()}:${process.pid}`;

/**
 * Makes this process the reader of a mailbox, or lets it stay that. Two readers would only do the same work twice, because each
 * message is stored once.
 * @returns undefined while another server reads it
 */
export async function holdMailbox(
  trx: Transaction<Tables>,
  name: string,
  { now, leaseMs, holder = ownHolder }: { now: Date; leaseMs: number; holder?: string },
): Promise<MailboxRow | undefined> {
  await acquireAdvisoryLock(trx, `mailbox ${name}`);
  const row = await trx.selectFrom('mailboxes').selectAll().where('name', '=', name).executeTakeFirst();
  if (row && isHeldByAnother(row, holder, now)) return undefined;
  const held = { holder, held_until: isoAfter(now, leaseMs) };
  if (!row) {
    const first = { name, uid_validity: null, last_uid: 0, ...held };
    await trx.insertInto('mailboxes').values(first).execute();
    return first;
  }
  await trx.updateTable('mailboxes').set(held).where('name', '=', name).execute();
  return { ...row, ...held };
}

function isHeldByAnother({ holder, held_until }: MailboxRow, self: string, now: Date): boolean {
  if (holder === null || holder === self || held_until === null) return false;
  return held_until > now.toISOString() && !isGone(holder);
}

/** Whether the holder was a process on this machine that has ended: a restarted server need not wait. */
function isGone(holder: string): boolean {
  const [, host, pid] = /^(.*):(\d+)$/.exec(holder) ?? [];
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Lets another server read the mailbox at once. */
export async function releaseMailbox(trx: Transaction<Tables>, name: string): Promise<void> {
  await trx
    .updateTable('mailboxes')
    .set({ holder: null, held_until: null })
    .where('name', '=', name)
    .where('holder', '=', ownHolder)
    .execute();
}

/** Records that a message and all before it are stored. Call it in the transaction that stores the message. */
export async function passMessage(
  trx: Transaction<Tables>,
  name: string,
  { uidValidity, uid }: { uidValidity: string; uid: number },
): Promise<void> {
  await trx
    .updateTable('mailboxes')
    .set({ uid_validity: uidValidity, last_uid: uid })
    .where('name', '=', name)
    .where(({ eb, or }) =>
      or([eb('uid_validity', 'is', null), eb('uid_validity', '!=', uidValidity), eb('last_uid', '<', uid)]),
    )
    .execute();
}

import type { Transaction } from 'kysely';
import { newRow } from '../../delivery/outbox/new-row.ts';
import { derivedUuid } from '../../lib/derived-uuid.ts';
import { acquireAdvisoryLock, hasManyWriters } from '../../storage/advisory-lock.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';
import { type FoundRows, findRows, rowsIn } from '../data/find-rows.ts';
import type { PersonKeys } from '../data/keys.ts';
import type { HashValue, Tombstone } from '../journal/tombstone.ts';
import { type ErasedCounts, eraseRows } from './erase-rows.ts';

export interface ErasureWork {
  /** Already in the journal. */
  tombstone: Pick<Tombstone, 'id' | 'at' | 'reason'>;
  hash: HashValue;
  /** Names of the targets that are notified. */
  targets: readonly string[];
  now: Date;
}

export interface ErasureKeys {
  keys: PersonKeys;
  /** Payment links that they are known to find; by default those of the keys. */
  links?: readonly string[];
}

export interface AppliedErasure {
  counts: ErasedCounts;
  leadIds: string[];
}

/** The lock of all erasures. */
export const erasureLock = 'erasures';

/** Characters of a pseudonym: enough to tell a company's clients apart. */
const pseudonymLength = 10;

/** Erases everything that the keys find, and queues the notifications. Repeating it erases what came back. */
export async function applyErasure(
  trx: Transaction<Tables>,
  { keys, links = [...keys.links.keys()], ...work }: ErasureWork & ErasureKeys,
): Promise<AppliedErasure> {
  return eraseFound(trx, await findLocked(trx, { keys, links }), work);
}

/** @param found see `findLocked` */
export async function eraseFound(
  trx: Transaction<Tables>,
  found: FoundRows,
  { tombstone, hash, targets, now }: ErasureWork,
): Promise<AppliedErasure> {
  const inProgress = deliveriesUntil(rowsIn(found, 'outbox'), now);
  const pseudonymOf = (email: string) => hash('pseudonym', email).slice(0, pseudonymLength);
  const counts = await eraseRows(trx, found, pseudonymOf);
  const leadIds = rowsIn(found, 'leads').map(({ id }) => String(id));
  await noteErasure(trx, tombstone, { counts, leadIds });
  if (leadIds.length > 0 && targets.length > 0)
    await trx
      .insertInto('outbox')
      .values(
        targets.map((target) => ({
          ...newRow({ erasure_id: tombstone.id, target, edition: 1 }, now, inProgress - now.getTime()),
          // The same for each repetition.
          id: derivedUuid(tombstone.id, target),
        })),
      )
      // A restored backup is erased again; receivers can ignore the repetition by its id. Its lifetime restarts.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          status: 'pending',
          created_at: ref('excluded.created_at'),
          next_attempt_at: ref('excluded.next_attempt_at'),
        })),
      )
      .execute();
  return { counts, leadIds };
}

/**
 * Finds the rows while no payment is in progress on their links: an attempt that is committed later would stay as it is. Links
 * are locked before leads, as payments do.
 */
export async function findLocked(
  trx: Transaction<Tables>,
  { keys, links = [] }: ErasureKeys,
): Promise<FoundRows> {
  await acquireAdvisoryLock(trx, erasureLock);
  const locked = new Set<string>();
  for (let unlocked = links; ; ) {
    for (const id of unlocked.toSorted()) {
      await acquireAdvisoryLock(trx, `payment link ${id}`);
      locked.add(id);
    }
    await lockRows(trx, keys);
    const found = await findRows(trx, keys);
    unlocked = rowsIn(found, 'payment_links').flatMap(({ id }) =>
      locked.has(String(id)) ? [] : [String(id)],
    );
    if (unlocked.length === 0 || !hasManyWriters(trx)) return found;
  }
}

/** Rows that refer to these leads can be added before or after this transaction, not during it. */
async function lockRows(trx: Transaction<Tables>, { leads }: PersonKeys): Promise<void> {
  if (!hasManyWriters(trx)) return;
  for (const part of chunks(leads.toSorted()))
    await trx.selectFrom('leads').select('id').where('id', 'in', part).orderBy('id').forUpdate().execute();
}

/** When the last attempt to deliver one of the leads has ended, in ms: receivers must not get a lead after its erasure. */
function deliveriesUntil(rows: readonly Readonly<Record<string, unknown>>[], now: Date): number {
  const ends = rows.flatMap(({ claimed_until: until }) => (until === null ? [] : Date.parse(String(until))));
  return Math.max(now.getTime(), ...ends);
}

async function noteErasure(
  trx: Transaction<Tables>,
  { id, at, reason }: ErasureWork['tombstone'],
  { counts, leadIds }: AppliedErasure,
): Promise<void> {
  const isDone = leadIds.length + Object.keys(counts).length === 0;
  const known = await trx.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
  if (known && isDone) return;
  const erased = new Set([...(known ? (JSON.parse(known.lead_ids) as string[]) : []), ...leadIds]);
  const row = {
    lead_ids: JSON.stringify([...erased]),
    counts: JSON.stringify(known ? { ...JSON.parse(known.counts), ...counts } : counts),
    cleaned_at: isDone ? at : null,
  };
  if (known) await trx.updateTable('erasures').set(row).where('id', '=', id).execute();
  else
    await trx
      .insertInto('erasures')
      .values({ id, at, reason, ...row })
      .execute();
}

import type { Logger } from 'pino';
import { chunks } from '../../storage/chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import { isEmpty } from '../data/keys.ts';
import { applyErasure } from '../erase/apply-erasure.ts';
import type { ErasureParts } from '../erase/erase-people.ts';
import { mailMatcherOf, removeMailFiles } from '../erase/mail-files.ts';
import type { Journal } from '../journal/journal.ts';
import type { Tombstone } from '../journal/tombstone.ts';
import { resolve } from './resolve.ts';

export interface ReplayParts extends Omit<ErasureParts, 'journal'> {
  journal: Pick<Journal, 'hash' | 'read' | 'path'>;
  logger: Logger;
}

export interface ReplayReport {
  /** Erasures that this database did not have. */
  missing: number;
  /** Leads and other rows that were erased. */
  rows: number;
}

/**
 * Repeats the erasures that this database does not have: those that a crash interrupted, and after a backup was restored, all
 * since the backup.
 * @param all also checks those that it has, in case only some of its tables were restored
 */
export async function replayErasures(parts: ReplayParts, { all = false } = {}): Promise<ReplayReport> {
  const { storage, journal, clock, targets, logger } = parts;
  const tombstones = journal.read();
  const known = await knownErasures(storage);
  warnIfShort(parts, tombstones, known);
  const missing = tombstones.filter(({ id }) => !known.has(id));
  const wanted = all ? tombstones : missing;
  if (wanted.length === 0) return { missing: 0, rows: 0 };
  const found = await resolve(storage.db, wanted, journal.hash);
  let rows = 0;
  for (const [tombstone, keys] of found) {
    if (isEmpty(keys)) continue;
    const names = targets.map(({ name }) => name);
    const work = { tombstone, keys, hash: journal.hash, targets: names, now: clock() };
    const { counts } = await storage.commit((trx) => applyErasure(trx, work));
    rows += Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
  await noteWithoutRows(
    storage,
    missing.filter((tombstone) => !found.has(tombstone)),
  );
  if (missing.length > 0 || rows > 0)
    logger.info({ erasures: missing.length, rows }, 'erasures of the journal repeated');
  return { missing: missing.length, rows };
}

/** Removes mail of erased people that was written since, or restored. */
export async function removeErasedMail({ journal, mailFolder }: ReplayParts): Promise<number> {
  const tombstones = journal.read();
  return tombstones.length === 0 ? 0 : removeMailFiles(mailFolder, mailMatcherOf(tombstones, journal.hash));
}

async function knownErasures({ db }: Pick<Storage, 'db'>): Promise<Set<string>> {
  const rows = await db.selectFrom('erasures').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Without its lines, a restored backup would bring people back. */
function warnIfShort(
  { journal, logger }: ReplayParts,
  tombstones: readonly Tombstone[],
  known: ReadonlySet<string>,
) {
  const ids = new Set(tombstones.map(({ id }) => id));
  const missing = [...known].filter((id) => !ids.has(id)).length;
  if (missing > 0)
    logger.error(
      { missing },
      `the journal ${journal.path} lacks erasures that the database has: mount its volume, or restore the file, and restart`,
    );
}

async function noteWithoutRows({ commit }: Pick<Storage, 'commit'>, tombstones: readonly Tombstone[]) {
  for (const part of chunks(tombstones))
    await commit((trx) =>
      trx
        .insertInto('erasures')
        .values(
          part.map(({ id, at, reason }) => ({
            id,
            at,
            reason,
            lead_ids: '[]',
            counts: '{}',
            cleaned_at: at,
          })),
        )
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),
    );
}

import type { Clock } from '../../lib/clock.ts';
import type { CleanResult, Storage } from '../../storage/storage.ts';
import { personalTables } from '../data/personal-data.ts';

/** Files and tables up to this size are cleaned at once: writes wait for about two seconds. */
export const quickBytes = 256 * 1024 * 1024;

/** At night, writes may wait longer. What is larger is left to the operator; see the README. */
export const nightBytes = 2 * 1024 * 1024 * 1024;

export interface CleaningParts {
  storage: Pick<Storage, 'db' | 'commit' | 'cleanFiles'>;
  clock: Clock;
}

/** Removes from the files of the database what erasures left in them, if any did. */
export async function cleanDatabase(
  { storage, clock }: CleaningParts,
  maxBytes: number,
): Promise<CleanResult> {
  const rows = await storage.db.selectFrom('erasures').select('id').where('cleaned_at', 'is', null).execute();
  if (rows.length === 0) return 'clean';
  const tables = personalTables.map(([name]) => name);
  const result = await storage.cleanFiles({ tables, maxBytes });
  if (result !== 'clean') return result;
  const cleaned_at = clock().toISOString();
  await storage.commit((trx) =>
    trx
      .updateTable('erasures')
      .set({ cleaned_at })
      .where('cleaned_at', 'is', null)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute(),
  );
  return 'clean';
}

import { type ErasureParts, eraseChosen } from '../erase/erase-people.ts';
import type { ErasedCounts } from '../erase/erase-rows.ts';
import type { Cutoffs } from './due-leads.ts';

/** Per transaction. */
const batchSize = 500;

/**
 * Erases received mail that could not be assigned to a lead, by the rule of all other leads. No person has to be recognized for
 * that: the next run also erases what a restored backup brings back.
 */
export async function eraseStrayMail(parts: ErasureParts, { leads: cutoff }: Cutoffs): Promise<ErasedCounts> {
  const request = { leadIds: [], emails: [], phones: [], reason: 'retention' } as const;
  let mails = 0;
  while (cutoff !== undefined) {
    const erased = await eraseChosen(
      parts,
      async (trx) => {
        const rows = await trx
          .selectFrom('mails')
          .select('id')
          .where('lead_id', 'is', null)
          .where('direction', '=', 'in')
          .where('at', '<', cutoff)
          .limit(batchSize)
          .execute();
        const found = [{ table: 'mails', key: ['id'], erase: 'delete', rows }] as const;
        return rows.length === 0 ? undefined : { request, found };
      },
      parts.clock(),
    );
    if (!erased) break;
    mails += erased.counts.mails ?? 0;
  }
  return mails === 0 ? {} : { mails };
}

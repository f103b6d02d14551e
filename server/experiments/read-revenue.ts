import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import type { CountedExperiment, Days } from './read-days.ts';
import { showed, variantIn } from './shown-variants.ts';

/**
 * What was paid by the visitors of each variant, of the payments that `readExperimentDays` counts: paid on the days, of leads since the first
 * day.
 * @returns by variant, in cents before refunds; nothing for a variant without payments
 */
export async function readRevenue(
  db: Kysely<Tables>,
  { name }: Pick<CountedExperiment, 'name'>,
  { from, until, dayOf }: Days,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('chain')
    .select(['variants', 'paid_at', 'paid_cents'])
    .where('day', '>=', from)
    .where('paid_at', 'is not', null)
    .where('is_test', '=', 0)
    .where(showed(name))
    .execute();
  const cents = new Map<string, number>();
  for (const { variants, paid_at, paid_cents } of rows) {
    const arm = variantIn(variants, name) ?? '';
    if (dayOf(paid_at ?? '') <= until) cents.set(arm, (cents.get(arm) ?? 0) + paid_cents);
  }
  return cents;
}

import { sql, type Transaction } from 'kysely';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';
import type { VisitedEvent } from './record-visits.ts';
import { Tally } from './tally.ts';
import type { ExposureCount, RefusalCount, ViewEvent } from './view-event.ts';

const viewCounts = ['views', 'visits', 'forms_opened', 'forms_begun'] as const;
const experimentCounts = ['exposures', ...viewCounts] as const;

const countOf = {
  view: 'views',
  'form-opened': 'forms_opened',
  'form-begun': 'forms_begun',
} as const satisfies Record<ViewEvent['kind'], (typeof viewCounts)[number]>;

export async function addToViewDays(
  trx: Transaction<Tables>,
  events: readonly VisitedEvent[],
): Promise<void> {
  const tally = new Tally<
    Omit<Tables['view_days'], (typeof viewCounts)[number]>,
    (typeof viewCounts)[number]
  >(viewCounts);
  for (const { day, page, revision, variants, source, campaign, device, kind, visits } of events)
    tally.add({ day, page, revision, variants, source, campaign, device }, { [countOf[kind]]: 1, visits });
  for (const part of chunks(tally.rows()))
    await trx
      .insertInto('view_days')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'revision', 'variants', 'source', 'campaign', 'device'])
          .doUpdateSet(added('view_days', viewCounts)),
      )
      .execute();
}

export async function addToExperimentDays(
  trx: Transaction<Tables>,
  events: readonly VisitedEvent[],
  exposures: readonly ExposureCount[],
): Promise<void> {
  const tally = new Tally<
    Omit<Tables['experiment_days'], (typeof experimentCounts)[number]>,
    (typeof experimentCounts)[number]
  >(experimentCounts);
  for (const { day, source, device, kind, variantVisits } of events)
    for (const [name, visits] of variantVisits) {
      const [experiment = '', variant = ''] = name.split(':');
      tally.add({ day, experiment, variant, source, device }, { [countOf[kind]]: 1, visits });
    }
  for (const { exposures: count, ...key } of exposures) tally.add(key, { exposures: count });
  for (const part of chunks(tally.rows()))
    await trx
      .insertInto('experiment_days')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'experiment', 'variant', 'source', 'device'])
          .doUpdateSet(added('experiment_days', experimentCounts)),
      )
      .execute();
}

export async function addToRefusals(
  trx: Transaction<Tables>,
  refusals: readonly RefusalCount[],
): Promise<void> {
  for (const part of chunks(refusals))
    await trx
      .insertInto('view_refusals')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['day', 'reason']).doUpdateSet(added('view_refusals', ['count'])),
      )
      .execute();
}

/** Adds the new counts of a row to those it has. */
function added(table: string, counts: readonly string[]) {
  return Object.fromEntries(
    counts.map((name) => [
      name,
      sql<number>`${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
    ]),
  );
}

import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../storage/insert-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { forgetSums } from '../sums/sum-days.ts';
import type { VisitedEvent } from './record-visits.ts';
import { Tally } from './tally.ts';
import type { ExposureCount, RefusalCount, ViewEvent } from './view-event.ts';

const viewKey = ['day', 'page', 'revision', 'variants', 'source', 'campaign', 'device'] as const;
const viewCounts = ['views', 'visits', 'forms_opened', 'forms_begun'] as const;
/** Of `experiment_days`. */
export const experimentKey = ['day', 'experiment', 'variant', 'source', 'device'] as const;
const experimentCounts = ['exposures', ...viewCounts] as const;

/** Of `view_refusals`. */
export const refusalKey = ['day', 'reason'] as const;

type ViewKey = Pick<Tables['view_days'], (typeof viewKey)[number]>;
type ExperimentKey = Pick<Tables['experiment_days'], (typeof experimentKey)[number]>;

const countOf = {
  view: 'views',
  'form-opened': 'forms_opened',
  'form-begun': 'forms_begun',
} as const satisfies Record<ViewEvent['kind'], (typeof viewCounts)[number]>;

export async function addToViewDays(
  trx: Transaction<Tables>,
  events: readonly VisitedEvent[],
): Promise<void> {
  const tally = new Tally<ViewKey, (typeof viewCounts)[number]>(viewKey, viewCounts);
  for (const event of events) tally.add(event, { [countOf[event.kind]]: 1, visits: event.visits });
  if (tally.size === 0) return;
  await insertRows(trx, 'view_days', tally.rows())
    .onConflict((conflict) => conflict.columns(viewKey).doUpdateSet(added('view_days', viewCounts)))
    .execute();
  await forgetSums(trx, events);
}

export async function addToExperimentDays(
  trx: Transaction<Tables>,
  events: readonly VisitedEvent[],
  exposures: readonly ExposureCount[],
): Promise<void> {
  const tally = new Tally<ExperimentKey, (typeof experimentCounts)[number]>(experimentKey, experimentCounts);
  for (const { day, source, device, kind, variantVisits } of events)
    for (const [name, visits] of variantVisits) {
      const [experiment = '', variant = ''] = name.split(':');
      tally.add({ day, experiment, variant, source, device }, { [countOf[kind]]: 1, visits });
    }
  for (const exposure of exposures) tally.add(exposure, { exposures: exposure.exposures });
  if (tally.size === 0) return;
  await insertRows(trx, 'experiment_days', tally.rows())
    .onConflict((conflict) =>
      conflict.columns(experimentKey).doUpdateSet(added('experiment_days', experimentCounts)),
    )
    .execute();
}

export async function addToRefusals(
  trx: Transaction<Tables>,
  refusals: readonly RefusalCount[],
): Promise<void> {
  if (refusals.length === 0) return;
  await insertRows(trx, 'view_refusals', refusals)
    .onConflict((conflict) => conflict.columns(refusalKey).doUpdateSet(added('view_refusals', ['count'])))
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

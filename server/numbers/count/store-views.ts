import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../storage/advisory-lock.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';
import { withVisits } from './record-visits.ts';
import { addToExperimentDays, addToRefusals, addToViewDays } from './store-counts.ts';
import type { ExposureCount, RefusalCount, ViewEvent } from './view-event.ts';

/** What is written together. */
export interface ViewBatch {
  /** A UUID. A batch with the id of a stored one changes nothing. */
  id: string;
  /** On which it is written. */
  day: string;
  events: readonly ViewEvent[];
  exposures: readonly ExposureCount[];
  refusals: readonly RefusalCount[];
}

/** Stores events, and adds them to the counts of their days. */
export async function storeViews(trx: Transaction<Tables>, batch: ViewBatch): Promise<void> {
  const { id, day, exposures, refusals } = batch;
  await acquireAdvisoryLock(trx, 'views');
  const isNew = await trx
    .insertInto('view_batches')
    .values({ id, day })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!isNew) return;
  const rows = batch.events.map((event, index) => ({ batch: id, seq: index + 1, ...event }));
  for (const part of chunks(rows)) await trx.insertInto('view_events').values(part).execute();
  const events = await withVisits(trx, batch.events);
  await addToViewDays(trx, events);
  await addToExperimentDays(trx, events, exposures);
  await addToRefusals(trx, refusals);
}

import type { Transaction } from 'kysely';
import { acquireAdvisoryLock, skipDiskSync } from '../../storage/advisory-lock.ts';
import { insertRows } from '../../storage/insert-rows.ts';
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
  // A crash costs the views of a second, and leads never wait for the disk because of views.
  await skipDiskSync(trx);
  await acquireAdvisoryLock(trx, 'views');
  const isNew = await trx
    .insertInto('view_batches')
    .values({ id, day })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!isNew) return;
  const rows = batch.events.map((event, index) => ({ batch: id, seq: index + 1, ...event }));
  if (rows.length > 0) await insertRows(trx, 'view_events', rows).execute();
  const events = await withVisits(trx, batch.events);
  await addToViewDays(trx, events);
  await addToExperimentDays(trx, events, exposures);
  await addToRefusals(trx, refusals);
}

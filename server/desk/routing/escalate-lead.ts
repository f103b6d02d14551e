import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { newRow } from '../../delivery/outbox/new-row.ts';
import type { Tables } from '../../storage/tables.ts';
import { addEvent, eventsOf, type StoredEvent } from '../events.ts';

/** Names of the delivery targets that are notified of leads that no one claimed. */
export type EscalationTargets = readonly string[];

/** Notifies the manager that no one claimed a lead in time: once, and again after a lead that was claimed is released. */
export async function escalateLead(
  trx: Transaction<Tables>,
  { lead_id, revision }: Pick<Tables['desk_leads'], 'lead_id' | 'revision'>,
  targets: EscalationTargets,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('desk_leads')
    .set({ escalated_at: now.toISOString(), offered_until: now.toISOString(), changed_at: now.toISOString() })
    .where('lead_id', '=', lead_id)
    .execute();
  const events = await eventsOf(trx, [lead_id]);
  const before = events.filter(({ event }) => (JSON.parse(event) as StoredEvent).kind === 'escalated');
  const edition = before.length + 1;
  if (targets.length > 0)
    await trx
      .insertInto('outbox')
      .values(targets.map((target) => newRow({ lead_id, target, edition }, now)))
      .onConflict((conflict) => conflict.columns(['lead_id', 'target', 'edition']).doNothing())
      .execute();
  const event = { kind: 'escalated' } as const;
  await addEvent(trx, { id: randomUUIDv7(), leadId: lead_id, at: now, staff: null, revision, event });
}

import type { Kysely } from 'kysely';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';

export type DeliveryRow = Tables['outbox'];

/** The outbox rows of these leads, by edition, then target. */
export async function deliveriesOf(
  db: Kysely<Tables>,
  leads: readonly { id: string }[],
): Promise<(leadId: string) => readonly DeliveryRow[]> {
  const rows: DeliveryRow[] = [];
  for (const ids of chunks(leads.map(({ id }) => id))) {
    const query = db.selectFrom('outbox').selectAll().where('lead_id', 'in', ids);
    rows.push(...(await query.orderBy('edition').orderBy('target').execute()));
  }
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return (leadId) => byLead.get(leadId) ?? [];
}

export type DeliveryState = DeliveryRow['status'] | 'none';

/** The worst state among the deliveries. */
export function stateOf(rows: readonly Pick<DeliveryRow, 'status'>[]): DeliveryState {
  const states: DeliveryState[] = ['dead', 'pending', 'delivered'];
  return states.find((state) => rows.some(({ status }) => status === state)) ?? 'none';
}

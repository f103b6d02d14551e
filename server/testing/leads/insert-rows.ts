import { randomUUID } from 'node:crypto';
import type { DeliveryRow } from '../../delivery/outbox/deliveries-of.ts';
import type { Lead } from '../../delivery/target.ts';
import type { Storage } from '../../storage/storage.ts';
import { storedLead } from './stored-lead.ts';

/** Stores a lead with a new id, unless `changes` contains one; resolves with the id. */
export async function insertLead(
  { commit }: Pick<Storage, 'commit'>,
  changes: Partial<Lead> = {},
): Promise<string> {
  const id = changes.id ?? randomUUID();
  const lead = storedLead({ submission_key: id, ...changes, id });
  await commit((trx) => trx.insertInto('leads').values(lead).execute());
  return id;
}

/** Inserts a delivery into the outbox; resolves with its id. */
export async function insertDelivery(
  { commit }: Pick<Storage, 'commit'>,
  leadId: string,
  changes: Partial<DeliveryRow> = {},
): Promise<string> {
  const id = changes.id ?? randomUUID();
  const row = {
    target: 'notice',
    edition: 1,
    status: 'pending' as const,
    attempts: 0,
    created_at: '2026-03-02T10:00:00.000Z',
    next_attempt_at: '2026-03-02T10:00:03.000Z',
    ...changes,
    id,
    lead_id: leadId,
  };
  await commit((trx) => trx.insertInto('outbox').values(row).execute());
  return id;
}

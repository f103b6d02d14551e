import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** Stores a lead with only the required columns. */
export async function insertBareLead(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx
    .insertInto('leads')
    .values({
      id,
      submission_key: id,
      fingerprint: 'print',
      received_at: '2026-03-02T10:00:00.000Z',
      full_name: 'Jordan Ellis',
      email: 'jordan.ellis@mail.example',
      phone: '8135550142',
      service: 'General request',
      edition: 1,
      is_visitor: 0,
    })
    .execute();
}

import { hash, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../storage/tables.ts';

/** Stores that there is a message which could not be read. @param key of the message in its mailbox */
export async function storeUnreadable(trx: Transaction<Tables>, key: string, now: Date): Promise<void> {
  const digest = hash('sha256', key, 'base64url');
  await trx
    .insertInto('mails')
    .values({
      id: randomUUIDv7(),
      direction: 'in',
      kind: 'answer',
      at: now.toISOString(),
      from_address: '',
      from_name: '',
      to_address: '',
      subject: 'A mail that could not be read',
      text: '',
      words: '',
      message_id: `<${digest}@unreadable.invalid>`,
      reference_ids: '',
      digest,
      files: '[]',
      dropped_files: JSON.stringify([{ name: 'The message', reason: `It could not be read: ${key}.` }]),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

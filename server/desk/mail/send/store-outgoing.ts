import type { Transaction } from 'kysely';
import { newRow } from '../../../delivery/outbox/new-row.ts';
import type { Mail } from '../../../delivery/target.ts';
import type { Tables } from '../../../storage/tables.ts';

/** What mails of the company differ in. */
export type Outgoing = Pick<
  Mail,
  | 'id'
  | 'lead_id'
  | 'kind'
  | 'staff'
  | 'from_name'
  | 'to_address'
  | 'reply_to'
  | 'subject'
  | 'text'
  | 'in_reply_to'
  | 'reference_ids'
> &
  Partial<Pick<Mail, 'template_id'>>;

/**
 * Stores a mail, to be sent by the delivery worker.
 * @param from the company's address; its domain is that of the Message-ID
 */
export async function storeOutgoing(
  trx: Transaction<Tables>,
  mail: Outgoing,
  from: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      ...mail,
      direction: 'out',
      at: now.toISOString(),
      from_address: from,
      words: '',
      message_id: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      files: '[]',
      dropped_files: '[]',
    })
    .execute();
  await trx
    .insertInto('outbox')
    .values(newRow({ mail_id: mail.id, target: 'reply', edition: 1 }, now))
    .execute();
}

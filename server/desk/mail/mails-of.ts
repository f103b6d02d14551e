import type { Kysely } from 'kysely';
import type { LeadEvent, MailDeliveryState } from '../../../schema/api/desk-timeline.ts';
import type { AttachmentRow } from '../../attachments/store.ts';
import type { Mail } from '../../delivery/target.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';
import { explainFailure, type MailFailure } from './explain-failure.ts';

/** A mail as a timeline shows it. */
export type DescribeMail = (mailId: string) => LeadEvent | undefined;

type Delivery = Pick<
  Tables['outbox'],
  'mail_id' | 'status' | 'attempts' | 'next_attempt_at' | 'delivered_at' | 'last_error' | 'accepted_by'
>;

/** Reads the mails of these leads, without their HTML. */
export async function mailsOf(
  db: Kysely<Tables>,
  leadIds: readonly string[],
  files: readonly AttachmentRow[],
): Promise<DescribeMail> {
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'direction', 'kind', 'subject', 'text', 'from_name', 'from_address', 'to_address'])
    .select(['files', 'dropped_files', 'failure'])
    .select(({ eb }) => eb('html', 'is not', null).as('hasHtml'))
    .where('lead_id', 'in', leadIds)
    .execute();
  const sent = mails.filter(({ direction }) => direction === 'out').map(({ id }) => id);
  const deliveries = new Map<string | null, Delivery>();
  for (const ids of chunks(sent))
    for (const row of await db
      .selectFrom('outbox')
      .select(['mail_id', 'status', 'attempts', 'next_attempt_at', 'delivered_at'])
      .select(['last_error', 'accepted_by'])
      .where('mail_id', 'in', ids)
      .execute())
      deliveries.set(row.mail_id, row);
  const mailOf = new Map(mails.map((mail) => [mail.id, mail]));
  const fileOf = new Map(files.map((file) => [file.id, file]));

  return (mailId) => {
    const mail = mailOf.get(mailId);
    if (!mail) return undefined;
    const head = { mailId, subject: mail.subject, text: mail.text };
    if (mail.direction === 'out') {
      const delivery = deliveryState(deliveries.get(mailId), mail.failure);
      if (mail.kind !== 'reply') return { kind: 'transcript', to: mail.to_address, delivery };
      return { kind: 'mail-out', ...head, to: mail.to_address, delivery };
    }
    const attached = (JSON.parse(mail.files) as string[]).flatMap((id) => fileOf.get(id) ?? []);
    return {
      kind: 'mail-in',
      ...head,
      fromName: mail.from_name,
      fromAddress: mail.from_address,
      // SQLite has no booleans.
      hasHtml: Boolean(mail.hasHtml),
      isAuto: mail.kind !== 'answer',
      files: attached.map(({ id, name, size_bytes }) => ({ attachmentId: id, name, sizeBytes: size_bytes })),
      droppedFiles: JSON.parse(mail.dropped_files),
    };
  };
}

function deliveryState(row: Delivery | undefined, failure: Mail['failure']): MailDeliveryState {
  const state = { at: null, acceptedBy: null, reason: null, detail: null, nextAttemptAt: null };
  if (failure !== null) return { ...state, status: 'failed', ...(JSON.parse(failure) as MailFailure) };
  if (!row) return { ...state, status: 'pending' };
  const said = row.last_error === null ? {} : explainFailure(row.last_error);
  if (row.status === 'dead') return { ...state, status: 'failed', ...said };
  if (row.status === 'pending')
    return {
      ...state,
      status: 'pending',
      ...said,
      nextAttemptAt: row.attempts > 0 ? row.next_attempt_at : null,
    };
  const at = row.delivered_at;
  return row.accepted_by === 'file'
    ? { ...state, status: 'written', at }
    : { ...state, status: 'sent', at, acceptedBy: row.accepted_by };
}

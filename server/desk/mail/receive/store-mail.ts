import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DroppedFile } from '../../../../schema/api/desk-timeline.ts';
import { ownText } from '../../../../schema/api/mail-quotes.ts';
import type { HeldFile } from '../../../attachments/receive-file.ts';
import type { MailKind } from '../../../storage/tables/mail.ts';
import type { Tables } from '../../../storage/tables.ts';
import { addWords } from '../../changes/add-words.ts';
import { type DeskLead, lockLead } from '../../changes/lock-lead.ts';
import { addEvents, type StoredEvent } from '../../events.ts';
import { startOf } from '../../query/summarize.ts';
import { freshOffer } from '../../routing/fresh-offer.ts';
import type { MailFailure } from '../explain-failure.ts';
import type { MailHead } from './mail-head.ts';

export interface IncomingMail {
  head: MailHead;
  kind: Exclude<MailKind, 'reply'>;
  text: string;
  html: string | null;
  digest: string;
  dropped: readonly DroppedFile[];
  held: readonly HeldFile[];
  /** Null if it belongs to no lead that is known. */
  leadId: string | null;
  /** Whether that lead begins with it. */
  isNew: boolean;
  /** Whether its person was erased after it was received. */
  isErased: boolean;
  /** The reply that a bounce is about. */
  failed: { mailId: string; failure: MailFailure } | undefined;
  at: Date;
  now: Date;
}

/** What became of a message; `repeated` was stored before, `own` is a copy of a reply, and `erased` is not stored. */
export type StoreResult = 'stored' | 'repeated' | 'own' | 'erased';

/** Stores a mail with its files and what it changes about its lead. A repeated message changes nothing. */
export async function storeMail(trx: Transaction<Tables>, mail: IncomingMail): Promise<StoreResult> {
  if (mail.isErased) return discard(trx, mail, 'erased');
  const messageId = await freeMessageId(trx, mail);
  if (messageId === undefined) return discard(trx, mail, 'own');
  const id = randomUUIDv7();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mails')
    .values(mailRow(mail, id, messageId))
    // Another server can have read the same mailbox.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return discard(trx, mail, 'repeated');
  const files: string[] = [];
  for (const file of mail.held) files.push((await file.finish(trx)).row.id);
  if (files.length > 0)
    await trx
      .updateTable('mails')
      .set({ files: JSON.stringify([...new Set(files)]) })
      .where('id', '=', id)
      .execute();
  if (mail.failed)
    await trx
      .updateTable('mails')
      .set({ failure: JSON.stringify(mail.failed.failure) })
      .where('id', '=', mail.failed.mailId)
      .execute();
  const row =
    mail.leadId === null ? undefined : await lockLead(trx, mail.leadId, { email: '', seesAll: true });
  if (row) await changeLead(trx, row, mail, id);
  return 'stored';
}

async function discard(
  trx: Transaction<Tables>,
  { held }: Pick<IncomingMail, 'held'>,
  result: StoreResult,
): Promise<StoreResult> {
  for (const file of held) await file.discard(trx);
  return result;
}

/**
 * The Message-ID to store. Another mail can have the same one, by accident or because a sender wants to hide a mail behind it.
 * @returns undefined for a copy of a reply that staff sent
 */
async function freeMessageId(
  trx: Transaction<Tables>,
  { head, digest }: IncomingMail,
): Promise<string | undefined> {
  const own = `<${digest}@no-message-id.invalid>`;
  if (head.messageId === null) return own;
  const known = await trx
    .selectFrom('mails')
    .select(['direction', 'digest', 'from_address'])
    .where('message_id', '=', head.messageId)
    .executeTakeFirst();
  if (!known || known.digest === digest) return head.messageId;
  const isOwn =
    known.direction === 'out' && known.from_address.toLowerCase() === head.from.address.toLowerCase();
  return isOwn ? undefined : own;
}

function mailRow(
  { head, kind, text, html, digest, dropped, leadId, at }: IncomingMail,
  id: string,
  messageId: string,
) {
  return {
    id,
    lead_id: leadId,
    direction: 'in' as const,
    kind,
    at: at.toISOString(),
    from_address: head.from.address,
    from_name: head.from.name,
    to_address: head.to,
    subject: head.subject,
    text,
    html,
    words: startOf(ownText(text) || text),
    message_id: messageId,
    in_reply_to: head.inReplyTo,
    reference_ids: head.references.join(' '),
    digest,
    files: '[]',
    dropped_files: JSON.stringify(dropped),
  };
}

/** An answer of a person is due to be answered; what machines send is only shown. */
async function changeLead(
  trx: Transaction<Tables>,
  row: Pick<DeskLead, 'lead_id' | 'state' | 'revision' | 'words' | 'owner'>,
  { head, kind, text, isNew, at, now }: IncomingMail,
  mailId: string,
): Promise<void> {
  const isReopened = kind === 'answer' && !isNew && row.state !== 'open';
  const events: StoredEvent[] = [
    { kind: 'mail', mailId },
    ...(isReopened ? [{ kind: 'state', from: row.state, to: 'open', reason: null } as const] : []),
  ];
  const revision = row.revision + (isReopened ? 1 : 0);
  await trx
    .updateTable('desk_leads')
    .set({ revision, changed_at: now.toISOString() })
    .$if(isReopened, (update) => update.set({ ...freshOffer, state: 'open', reason: null }))
    // The router promises an answer from now on.
    .$if(isReopened && row.owner === null, (update) => update.set({ answer_by: null }))
    .set({ words: addWords(row.words, `${head.subject} ${ownText(text)}`) })
    .where('lead_id', '=', row.lead_id)
    .execute();
  await addEvents(trx, events, { leadId: row.lead_id, at, staff: null, revision });
}

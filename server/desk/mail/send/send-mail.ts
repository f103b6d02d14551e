import type { Transaction } from 'kysely';
import type { SendMailBody } from '../../../../schema/api/desk-changes.ts';
import type { ConversionRules } from '../../../ads/conversion-names.ts';
import type { Lead } from '../../../delivery/target.ts';
import { derivedUuid } from '../../../lib/derived-uuid.ts';
import type { Tables } from '../../../storage/tables.ts';
import { addWords } from '../../changes/add-words.ts';
import { lockLead } from '../../changes/lock-lead.ts';
import { noteAnswer } from '../../changes/note-answer.ts';
import { done, missing, type Outcome, refused } from '../../changes/outcome.ts';
import { addEvents, type StoredEvent } from '../../events.ts';
import type { Viewer } from '../../viewer.ts';
import type { DeskMail } from '../desk-mail.ts';
import { storeOutgoing } from './store-outgoing.ts';
import { threadOf } from './thread-of.ts';

export interface SendParts {
  leadId: string;
  viewer: Viewer;
  /** The sender's name, with the company's. */
  fromName: string;
  body: SendMailBody;
  mail: Pick<DeskMail, 'from' | 'replyTo'>;
  conversions: ConversionRules | undefined;
  now: Date;
}

/**
 * Stores a reply, to be sent by the delivery worker. A repeated call sends it once. Of two people who reply at once, the second
 * gets a conflict. Refused with `no_address` or `spam_lead`.
 */
export async function sendMail(trx: Transaction<Tables>, parts: SendParts): Promise<Outcome> {
  const { leadId, viewer, now } = parts;
  const row = await lockLead(trx, leadId, viewer);
  if (!row) return missing;
  const { body, known } = await identify(trx, parts.body);
  if (known) return known.lead_id === leadId ? done() : missing;
  if ((body.revision ?? row.revision) !== row.revision)
    return { kind: 'conflict', revision: body.revision ?? 0 };
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
  if (row.is_spam === 1) return refused('spam_lead');
  if (lead.email === '') return refused('no_address');
  const outgoing = { ...outgoingMail(lead, { ...parts, body }), ...(await threadOf(trx, leadId)) };
  await storeOutgoing(trx, outgoing, parts.mail.from.address, now);
  await noteAnswer(trx, { leadId, staff: viewer.email, now, conversions: parts.conversions });
  const owner = row.owner ?? viewer.email;
  const events: StoredEvent[] = [
    ...(owner === row.owner ? [] : [{ kind: 'assigned', from: null, to: owner } as const]),
    { kind: 'mail', mailId: body.id },
    ...(row.state === 'waiting'
      ? []
      : [{ kind: 'state', from: row.state, to: 'waiting', reason: null } as const]),
  ];
  const revision = row.revision + 1;
  await trx
    .updateTable('desk_leads')
    .set({ owner, state: 'waiting', reason: null, revision, changed_at: now.toISOString() })
    .set({ words: addWords(row.words, `${body.subject} ${body.text}`) })
    .where('lead_id', '=', leadId)
    .execute();
  await addEvents(trx, events, { leadId, at: now, staff: viewer.email, revision });
  return done(leadId);
}

/** Other words under the id of a mail are another mail: a duplicated browser tab has the draft with its id. */
async function identify(trx: Transaction<Tables>, body: SendMailBody) {
  const find = (id: string) =>
    trx.selectFrom('mails').select(['lead_id', 'subject', 'text']).where('id', '=', id).executeTakeFirst();
  const known = await find(body.id);
  if (!known || (known.subject === body.subject && known.text === body.text)) return { body, known };
  const id = derivedUuid(body.id, body.subject, body.text);
  return { body: { ...body, id }, known: await find(id) };
}

function outgoingMail(lead: Lead, { viewer, fromName, body, mail }: SendParts) {
  return {
    id: body.id,
    lead_id: lead.id,
    kind: 'reply' as const,
    staff: viewer.email,
    template_id: body.templateId ?? null,
    from_name: fromName,
    to_address: lead.email,
    reply_to: mail.replyTo(lead.id),
    subject: body.subject,
    text: body.text,
  };
}

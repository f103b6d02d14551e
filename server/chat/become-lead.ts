import type { Transaction } from 'kysely';
import type { ChatContact } from '../../schema/api/chat.ts';
import { splitContact } from '../../schema/api/contact.ts';
import type { QueueRules } from '../delivery/outbox/queue.ts';
import { takeIn } from '../desk/intake/intake.ts';
import type { DeskRules } from '../desk/routing/desk-rules.ts';
import { HttpError } from '../errors.ts';
import { queueForTargets } from '../leads/record/record-lead.ts';
import { fingerprint } from '../leads/submission/fingerprint.ts';
import type { Tables } from '../storage/tables.ts';
import { lockAnyLead, messagesAfter } from './messages.ts';
import { promiseAnswer, reopenLead } from './reopen.ts';

/** A visitor's way to be answered, split and checked. */
export interface Reach {
  name: string;
  email: string;
  phone: string;
}

/** @throws HttpError invalid_fields if the text has neither an email address nor a phone number */
export function readReach({ name = '', reach }: ChatContact): Reach {
  const { email = '', phoneNumber: phone = '' } = splitContact(reach);
  if (email === '' && phone === '')
    throw new HttpError('invalid_fields', {
      errors: { reach: 'Enter an email address or a phone number.' },
    });
  return { name, email, phone };
}

interface BecomeLeadParts {
  leadId: string;
  reach: Reach;
  targets: QueueRules;
  rules: DeskRules;
  now: Date;
}

/**
 * Makes a conversation a lead, with what the visitor has written so far as its message, and queues its deliveries. What the
 * visitor left before stays.
 * @returns whether it is a lead only now
 */
export async function becomeLead(
  trx: Transaction<Tables>,
  { leadId, reach, targets, rules, now }: BecomeLeadParts,
): Promise<boolean> {
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
  const person = {
    full_name: reach.name || lead.full_name,
    email: reach.email || lead.email,
    phone: reach.phone || lead.phone,
    service: lead.service,
  };
  const isNew = lead.is_visitor === 1;
  const message = isNew ? await writtenByVisitor(trx, leadId) : lead.message;
  await trx
    .updateTable('leads')
    .set({ ...person, message, is_visitor: 0, fingerprint: fingerprint(person) })
    .where('id', '=', leadId)
    .execute();
  // An erasure of this address or number applies to leads that had it before.
  await trx
    .updateTable('chats')
    .set({ contact_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  if (isNew && lead.spam_reason === null)
    await queueForTargets(trx, leadId, { columns: person, receivedAt: now }, targets);
  await takeIn(trx, [leadId], rules, now);
  if (isNew) {
    // It may have been closed because there was no way to answer.
    const row = await lockAnyLead(trx, leadId);
    if (row?.state === 'lost') await reopenLead(trx, row, rules, now);
    await promiseAnswer(trx, leadId, rules, now);
  }
  return isNew;
}

async function writtenByVisitor(trx: Transaction<Tables>, leadId: string): Promise<string> {
  const messages = await messagesAfter(trx, leadId, 0);
  return messages
    .filter(({ staff }) => staff === null)
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, 20_000);
}

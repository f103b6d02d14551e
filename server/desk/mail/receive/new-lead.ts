import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { splitContact } from '../../../../schema/api/contact.ts';
import { type QueueRules, queueDeliveries } from '../../../delivery/outbox/queue.ts';
import { fingerprint } from '../../../leads/submission/fingerprint.ts';
import { digest } from '../../../lib/digest.ts';
import { countOne } from '../../../limits/rate-limit.ts';
import type { ReadCompanyAddresses } from '../../../privacy/person/company-addresses.ts';
import type { SiteFacts } from '../../../site-facts.ts';
import { acquireAdvisoryLock } from '../../../storage/advisory-lock.ts';
import type { Tables } from '../../../storage/tables.ts';
import { emailKey, mailForm } from '../../intake/derive.ts';
import { isEarlier, takeIn } from '../../intake/intake.ts';
import type { ReadDeskRules } from '../../routing/desk-rules.ts';
import { freshOffer } from '../../routing/fresh-offer.ts';
import { classify } from './classify.ts';
import type { MailHead } from './mail-head.ts';

/** What leads that begin with a mail have in common. */
export interface NewLeadRules {
  company: ReadCompanyAddresses;
  facts: () => Promise<Pick<SiteFacts, 'service'>>;
  desk: ReadDeskRules;
  targets: QueueRules;
}

/** A mailbox flooded with forged senders must not bury the desk. What comes after that is stored without a lead. */
const perDay = { key: 'leads that began with a mail', limit: 200, windowMs: 24 * 60 * 60 * 1000 };

const machine = /^(?:no-?_?reply|do-?_?not-?_?reply|bounces?|mailer-daemon|postmaster)\b/i;

/**
 * Whether a mail that belongs to no lead begins one: a person wrote it, from an address that can be answered. Never one of the
 * company or its staff, and none whose leads are all spam.
 */
export async function beginsLead(
  db: Kysely<Tables>,
  head: MailHead,
  { company, desk }: Pick<NewLeadRules, 'company' | 'desk'>,
): Promise<boolean> {
  const { address } = head.from;
  // Only a report has parts that say more than its headers.
  if (classify({ head, report: [] }, false) !== 'answer' || machine.test(address)) return false;
  const key = emailKey(address);
  if (splitContact(address).email !== address) return false;
  const known = await db.selectFrom('desk_leads').select('is_spam').where('email_key', '=', key).execute();
  if (known.length > 0 && known.every(({ is_spam }) => is_spam === 1)) return false;
  const routed = (await desk()).routes.flatMap(({ to }) => to);
  return !routed.some((email) => emailKey(email) === key) && !(await company()).has(key);
}

/**
 * The lead of all mail from this address that belongs to no other. A new one is marked as one of a visitor until
 * `completeLead`: its files arrive before its text.
 * @returns undefined if there were too many new ones today
 */
export async function reserveLead(
  trx: Transaction<Tables>,
  head: Pick<MailHead, 'from' | 'valuesOf'>,
  { service, at, now }: { service: string; at: Date; now: Date },
): Promise<string | undefined> {
  const submissionKey = `mail ${digest(emailKey(head.from.address))}`;
  await acquireAdvisoryLock(trx, submissionKey);
  const known = await trx
    .selectFrom('leads')
    .select('id')
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst();
  if (known) return known.id;
  if (!isEarlier(at, now) && (await countOne(trx, perDay, now)) !== undefined) return undefined;
  const id = randomUUIDv7();
  const person = { full_name: head.from.name, email: head.from.address, phone: '', service };
  await trx
    .insertInto('leads')
    .values({
      id,
      ...person,
      submission_key: submissionKey,
      fingerprint: fingerprint(person),
      received_at: at.toISOString(),
      is_visitor: 1,
      edition: 1,
      form: mailForm,
      kind: mailForm,
      spam_reason: isMarkedSpam(head) ? 'mail_server' : null,
    })
    .execute();
  return id;
}

const isMarkedSpam = ({ valuesOf }: Pick<MailHead, 'valuesOf'>) =>
  valuesOf('x-spam-flag').some((value) => /^yes\b/i.test(value));

/** @returns `known` if it was one before; otherwise, whether desks announce it */
export type Completed = 'known' | 'announced' | 'quiet';

/** Makes a reserved lead one of the desk. */
export async function completeLead(
  trx: Transaction<Tables>,
  leadId: string,
  message: string,
  { desk, now }: { desk: Parameters<typeof takeIn>[2]; now: Date },
): Promise<Completed> {
  const lead = await trx
    .selectFrom('leads')
    .select('is_visitor')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  if (lead.is_visitor === 0) return 'known';
  await trx
    .updateTable('leads')
    .set({ is_visitor: 0, message: message.slice(0, maxMessage) || null })
    .where('id', '=', leadId)
    .execute();
  const announced = await takeIn(trx, [leadId], desk, now);
  // Mail can wait in the mailbox while no server reads it; then the router promises an answer from now on.
  await trx
    .updateTable('desk_leads')
    .set({ ...freshOffer, answer_by: null })
    .where('lead_id', '=', leadId)
    .where('escalated_at', 'is not', null)
    .execute();
  return announced.has(leadId) ? 'announced' : 'quiet';
}

/** Queues the deliveries of a completed lead. Nothing is sent to its author: senders can be forged. */
export async function queueLead(
  trx: Transaction<Tables>,
  leadId: string,
  targets: NewLeadRules['targets'],
  now: Date,
): Promise<void> {
  const lead = await trx
    .selectFrom('leads')
    .select(['spam_reason', 'received_at'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  // Old mail fills no queue.
  if (lead.spam_reason !== null || isEarlier(new Date(lead.received_at), now)) return;
  await queueDeliveries(trx, leadId, now, {
    ...targets,
    targets: targets.targets.filter((target) => target !== 'acknowledgement'),
  });
}

/** Characters; the mail itself has all. */
const maxMessage = 20_000;

/** Deletes a lead that was reserved, or begun in this transaction, for a mail that is not stored. */
export async function dropLead(trx: Transaction<Tables>, leadId: string, isNew: boolean): Promise<void> {
  await trx
    .deleteFrom('leads')
    .where('id', '=', leadId)
    .$if(!isNew, (query) => query.where('is_visitor', '=', 1))
    .execute();
}

import { randomUUIDv7 } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { LeadsTable, Tables } from '../storage/tables.ts';
import { digest, fingerprint } from './fingerprint.ts';
import { type Submission, type Target, targetsOf } from './submission.ts';

/** Without a key, equal submissions within this time are one lead. */
export const sameSubmissionMs = 10 * 60 * 1000;

export interface RecordedLead {
  id: string;
  /** False when the lead was already known from another call, a double click or a retry. */
  isNew: boolean;
}

type Lead = Selectable<LeadsTable>;

/**
 * Stores the submission as a new lead, or adds it to the lead that it repeats. With a key, the same key and content
 * are the same lead; without one, the same content within `sameSubmissionMs`. Other content is never merged away.
 */
export async function recordLead(trx: Transaction<Tables>, submission: Submission): Promise<RecordedLead> {
  const print = fingerprint(submission);
  const lead = (await insertKeyed(trx, submission, print)) ?? (await recordRelated(trx, submission, print));
  await keepPayload(trx, lead.id, submission);
  await queueDeliveries(trx, lead.id, submission);
  return lead;
}

/** The usual case in one statement: nothing has come with this key yet. */
async function insertKeyed(
  trx: Transaction<Tables>,
  submission: Submission,
  print: string,
): Promise<RecordedLead | undefined> {
  if (submission.idempotencyKey === null) return undefined;
  const id = await insertOnce(trx, submission, { print, submissionKey: uniqueKey(submission, print, false) });
  return id === undefined ? undefined : { id, isNew: true };
}

async function recordRelated(
  trx: Transaction<Tables>,
  submission: Submission,
  print: string,
): Promise<RecordedLead> {
  const relatives = await findRelatives(trx, submission, print);
  const known = relatives.find((lead) => isSame(lead, submission));
  if (!known) return insertLead(trx, submission, print, relatives.length > 0);
  await fillIn(trx, known, submission);
  return { id: known.id, isNew: false };
}

/** Leads of the same person for the same service: first with this very message, then those that wait for this call. */
async function findRelatives(
  trx: Transaction<Tables>,
  submission: Submission,
  print: string,
): Promise<Lead[]> {
  const { idempotencyKey, receivedAt } = submission;
  const query = trx.selectFrom('leads').selectAll().where('fingerprint', '=', print);
  const since = new Date(receivedAt.getTime() - sameSubmissionMs).toISOString();
  const leads = await (idempotencyKey === null
    ? query.where('received_at', '>=', since)
    : query.where('idempotency_key', '=', idempotencyKey)
  )
    .orderBy('received_at', 'desc')
    .execute();
  const rank = (lead: Lead) => {
    if (submission.message !== null && lead.message === submission.message) return 0;
    return waitsFor(lead, submission) ? 1 : 2;
  };
  return leads.sort((one, other) => rank(one) - rank(other));
}

/**
 * A message that differs is another request. A missing one is not: the two calls of one submission
 * need not both carry it. But a message that comes with a repeated call is new, and must be told.
 */
function isSame(lead: Lead, submission: Submission): boolean {
  const { message } = submission;
  if (message === null || message === lead.message) return true;
  return lead.message === null && waitsFor(lead, submission);
}

function waitsFor(lead: Lead, { channel }: Submission): boolean {
  return targetsOf[channel].some((target) => lead[`${target}_at`] === null);
}

async function insertLead(
  trx: Transaction<Tables>,
  submission: Submission,
  print: string,
  hasRelatives: boolean,
): Promise<RecordedLead> {
  const submissionKey = uniqueKey(submission, print, hasRelatives);
  const id = await insertOnce(trx, submission, { print, submissionKey });
  if (id !== undefined) return { id, isNew: true };
  // Another server stored the same submission between our look and our insert.
  const other = await trx
    .selectFrom('leads')
    .selectAll()
    .where('submission_key', '=', submissionKey)
    .executeTakeFirstOrThrow();
  await fillIn(trx, other, submission);
  return { id: other.id, isNew: false };
}

/** The new row's id, or undefined when its key is taken. */
async function insertOnce(
  trx: Transaction<Tables>,
  submission: Submission,
  { print, submissionKey }: { print: string; submissionKey: string },
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('leads')
    .values({ id: randomUUIDv7(), submission_key: submissionKey, fingerprint: print, ...columns(submission) })
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Lets the database itself refuse a second row when several servers share it. */
function uniqueKey(submission: Submission, print: string, hasRelatives: boolean): string {
  const { idempotencyKey, message, receivedAt } = submission;
  const scope =
    idempotencyKey === null
      ? `within ${Math.floor(receivedAt.getTime() / sameSubmissionMs)}`
      : `key ${idempotencyKey}`;
  return [scope, print, ...(hasRelatives && message !== null ? [digest(message)] : [])].join(' ');
}

function columns(submission: Submission): Omit<LeadsTable, 'id' | 'submission_key' | 'fingerprint'> {
  const receivedAt = submission.receivedAt.toISOString();
  const isFor = (target: Target) => targetsOf[submission.channel].includes(target);
  return {
    idempotency_key: submission.idempotencyKey,
    received_at: receivedAt,
    full_name: submission.fullName,
    email: submission.email,
    phone: submission.phone,
    country: submission.country,
    service: submission.service,
    price: submission.price,
    message: submission.message,
    page_url: submission.pageUrl,
    brand_slug: submission.brandSlug,
    form: submission.form,
    client_address: submission.clientAddress,
    user_agent: submission.userAgent,
    email_at: isFor('email') ? receivedAt : null,
    crm_at: isFor('crm') ? receivedAt : null,
  };
}

/** Marks the call's channel and adds what the earlier calls did not say; what is known stays. */
async function fillIn(trx: Transaction<Tables>, lead: Lead, submission: Submission): Promise<void> {
  const news = Object.entries(columns(submission)).filter(
    ([name, value]) => value !== null && lead[name as keyof Lead] === null,
  );
  if (news.length === 0) return;
  await trx.updateTable('leads').set(Object.fromEntries(news)).where('id', '=', lead.id).execute();
}

async function keepPayload(trx: Transaction<Tables>, leadId: string, submission: Submission): Promise<void> {
  await trx
    .insertInto('submissions')
    .values({
      id: randomUUIDv7(),
      lead_id: leadId,
      channel: submission.channel,
      digest: digest(submission.payload),
      payload: submission.payload,
      received_at: submission.receivedAt.toISOString(),
      client_address: submission.clientAddress,
      user_agent: submission.userAgent,
    })
    .onConflict((conflict) => conflict.columns(['lead_id', 'channel', 'digest']).doNothing())
    .execute();
}

async function queueDeliveries(
  trx: Transaction<Tables>,
  leadId: string,
  submission: Submission,
): Promise<void> {
  const receivedAt = submission.receivedAt.toISOString();
  const rows = targetsOf[submission.channel].map((target) => ({
    id: randomUUIDv7(),
    lead_id: leadId,
    target,
    status: 'pending' as const,
    attempts: 0,
    created_at: receivedAt,
    next_attempt_at: receivedAt,
    delivered_at: null,
    last_error: null,
  }));
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['lead_id', 'target']).doNothing())
    .execute();
}

import { randomUUIDv7 } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { LeadsTable, Tables } from '../storage/tables.ts';
import { digest } from './fingerprint.ts';
import { type Submission, type Target, targetsOf } from './submission.ts';

/** The new row's id, or undefined when its key is taken. */
export async function insertOnce(
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
export async function fillIn(
  trx: Transaction<Tables>,
  lead: Selectable<LeadsTable>,
  submission: Submission,
): Promise<void> {
  const news = Object.entries(columns(submission)).filter(
    ([name, value]) => value !== null && lead[name as keyof LeadsTable] === null,
  );
  if (news.length === 0) return;
  await trx.updateTable('leads').set(Object.fromEntries(news)).where('id', '=', lead.id).execute();
}

/** Keeps the body word for word, equal ones once. */
export async function keepPayload(
  trx: Transaction<Tables>,
  leadId: string,
  submission: Submission,
): Promise<void> {
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

/** Notes what must be delivered for this call, once for each lead and target. */
export async function queueDeliveries(
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

import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { digest } from '../../lib/digest.ts';
import type { Tables } from '../../storage/tables.ts';
import { type CallName, callsOf, type Submission } from '../submission/submission.ts';

type Lead = Tables['leads'];

/** Inserts the lead and returns its id. */
export async function insertLead(
  trx: Transaction<Tables>,
  submission: Submission,
  { print, submissionKey }: { print: string; submissionKey: string },
): Promise<string> {
  const id = randomUUIDv7();
  const row = { id, submission_key: submissionKey, fingerprint: print, edition: 1, ...columns(submission) };
  await trx
    .insertInto('leads')
    .values({ ...row, spam_reason: submission.spamReason })
    .execute();
  return id;
}

type SubmittedColumns = Omit<Lead, 'id' | 'submission_key' | 'fingerprint' | 'edition' | 'spam_reason'>;

function columns(submission: Submission): SubmittedColumns {
  const receivedAt = submission.receivedAt.toISOString();
  const isFor = (call: CallName) => callsOf[submission.channel].includes(call);
  const { attribution, consents } = submission;
  return {
    idempotency_key: submission.idempotencyKey,
    received_at: receivedAt,
    full_name: submission.fullName,
    email: submission.email,
    phone: submission.phone,
    country: submission.country,
    service: submission.service,
    price: submission.price,
    original_price: submission.originalPrice,
    message: submission.message,
    page_url: submission.pageUrl,
    page_revision: submission.pageRevision,
    brand_slug: submission.brandSlug,
    form: submission.form,
    kind: submission.kind,
    attribution: attribution && JSON.stringify(attribution),
    consents: consents.length > 0 ? JSON.stringify(consents) : null,
    client_address: submission.clientAddress,
    user_agent: submission.userAgent,
    email_at: isFor('email') ? receivedAt : null,
    crm_at: isFor('crm') ? receivedAt : null,
  };
}

/** Columns whose changes are delivered as updates. */
const deliveredColumns = new Set<string>([
  'country',
  'price',
  'original_price',
  'message',
  'page_url',
  'form',
  'attribution',
  'consents',
] satisfies (keyof SubmittedColumns)[]);

/**
 * Marks the call's channel and fills in columns that the earlier calls left empty; existing values stay.
 * @returns the filled columns whose changes are delivered
 */
export async function fillIn(
  trx: Transaction<Tables>,
  lead: Lead,
  submission: Submission,
): Promise<ReadonlySet<string>> {
  const added = Object.entries(columns(submission)).filter(
    ([name, value]) => value !== null && lead[name as keyof Lead] === null,
  );
  if (added.length > 0)
    await trx.updateTable('leads').set(Object.fromEntries(added)).where('id', '=', lead.id).execute();
  return new Set(added.map(([name]) => name).filter((name) => deliveredColumns.has(name)));
}

/** Whether an identical body is already stored. */
export async function hasPayload(
  trx: Transaction<Tables>,
  leadId: string,
  { channel, payload }: Submission,
): Promise<boolean> {
  const row = await trx
    .selectFrom('submissions')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('channel', '=', channel)
    .where('digest', '=', digest(payload))
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the body unmodified; identical ones once. */
export async function storePayload(
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

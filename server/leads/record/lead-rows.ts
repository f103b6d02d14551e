import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { digest } from '../../lib/digest.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Submission, SubmittedColumns } from '../submission/submission.ts';

type Lead = Tables['leads'];

export async function insertLead(
  trx: Transaction<Tables>,
  submission: Submission,
  { print, submissionKey }: { print: string; submissionKey: string },
): Promise<string> {
  const id = randomUUIDv7();
  const row = {
    id,
    submission_key: submissionKey,
    fingerprint: print,
    edition: 1,
    is_visitor: 0,
    ...submission.columns,
  };
  await trx
    .insertInto('leads')
    .values({ ...row, spam_reason: submission.spamReason })
    .execute();
  return id;
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
  'answers',
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
  const added = Object.entries(submission.columns).filter(
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
  { channel, payload, columns }: Submission,
): Promise<void> {
  await trx
    .insertInto('submissions')
    .values({
      id: randomUUIDv7(),
      lead_id: leadId,
      channel,
      digest: digest(payload),
      payload,
      received_at: columns.received_at,
      client_address: columns.client_address,
      user_agent: columns.user_agent,
    })
    .onConflict((conflict) => conflict.columns(['lead_id', 'channel', 'digest']).doNothing())
    .execute();
}

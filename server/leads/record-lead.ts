import type { Selectable, Transaction } from 'kysely';
import type { LeadsTable, Tables } from '../storage/tables.ts';
import { digest, fingerprint } from './fingerprint.ts';
import { fillIn, insertOnce, keepPayload, queueDeliveries } from './lead-rows.ts';
import { type Submission, targetsOf } from './submission.ts';

/** Equal submissions within this time are one lead: a reload or the page's other form comes with another key or none. */
export const sameSubmissionMs = 10 * 60 * 1000;

/** How often servers that share a database may come between each other's look and insert. */
const mostLooks = 5;

export interface RecordedLead {
  id: string;
  /** False when the lead was already known from another call, a double click or a retry. */
  isNew: boolean;
}

type Lead = Selectable<LeadsTable>;

/**
 * Stores the submission as a new lead, or adds it to the lead that it repeats: one with the same content, either within
 * `sameSubmissionMs` or with the same key at any time. Other content is never merged away.
 */
export async function recordLead(trx: Transaction<Tables>, submission: Submission): Promise<RecordedLead> {
  const lead = await findOrInsert(trx, submission);
  await keepPayload(trx, lead.id, submission);
  await queueDeliveries(trx, lead.id, submission);
  return lead;
}

async function findOrInsert(trx: Transaction<Tables>, submission: Submission): Promise<RecordedLead> {
  const print = fingerprint(submission);
  for (let look = 0; look < mostLooks; look += 1) {
    const relatives = await findRelatives(trx, submission, print);
    const known = relatives.find((lead) => isSame(lead, submission));
    if (known) {
      await fillIn(trx, known, submission);
      return { id: known.id, isNew: false };
    }
    const submissionKey = uniqueKey(submission, print, relatives.length > 0);
    const id = await insertOnce(trx, submission, { print, submissionKey });
    if (id !== undefined) return { id, isNew: true };
    // Another server stored a relative between our look and our insert: look again.
  }
  throw new Error('The lead is refused as a double, but no lead like it is found.');
}

/** Leads of the same person for the same service: first with this very message, then those that wait for this call. */
async function findRelatives(
  trx: Transaction<Tables>,
  submission: Submission,
  print: string,
): Promise<Lead[]> {
  const { idempotencyKey, receivedAt } = submission;
  const since = new Date(receivedAt.getTime() - sameSubmissionMs).toISOString();
  const leads = await trx
    .selectFrom('leads')
    .selectAll()
    .where('fingerprint', '=', print)
    .where(({ eb, or }) => or([eb('received_at', '>=', since), eb('idempotency_key', '=', idempotencyKey)]))
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

/** Lets the database itself refuse a second row when several servers share it. */
function uniqueKey({ message, receivedAt }: Submission, print: string, hasRelatives: boolean): string {
  const scope = `within ${Math.floor(receivedAt.getTime() / sameSubmissionMs)}`;
  return [scope, print, ...(hasRelatives && message !== null ? [digest(message)] : [])].join(' ');
}

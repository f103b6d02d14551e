import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import { type QueueRules, queueDeliveries, queueUpdate } from '../../delivery/outbox/queue.ts';
import { digest } from '../../lib/digest.ts';
import { countOne } from '../../limits/rate-limit.ts';
import { acquireAdvisoryLock } from '../../storage/advisory-lock.ts';
import type { Tables } from '../../storage/tables.ts';
import { markedByPerson } from '../spam/spam.ts';
import { answersKey } from '../submission/answers.ts';
import { fingerprint } from '../submission/fingerprint.ts';
import { callsOf, type Submission } from '../submission/submission.ts';
import { limitsFor } from './lead-limits.ts';
import { fillIn, hasPayload, insertLead, storePayload } from './lead-rows.ts';

/**
 * Equal submissions within this time are one lead, since a reload or another form on the page sends another key
 * or none.
 */
export const sameSubmissionMs = 10 * 60 * 1000;

/** Acknowledgements per mailbox and day. */
const acknowledgementLimit = { limit: 3, windowMs: 24 * 60 * 60 * 1000 };

export interface LeadRules extends QueueRules {
  limits: Config['leads']['limits'];
}

export interface RecordedLead {
  id: string;
  /** False when the lead was already stored by another call, a double click, or a retry. */
  isNew: boolean;
  /** Whether a check or a person set the lead aside. */
  isSpam: boolean;
  /** What the lead's calls so far say about its origin. */
  origin: LeadOrigin;
}

export type LeadOrigin = Pick<Lead, 'form' | 'page_url' | 'price'>;

/** The sender's limit is reached; nothing was stored. */
export interface RefusedLead {
  retryAfterMs: number;
}

type Lead = Tables['leads'];

/**
 * Stores the submission as a new lead, or adds it to the lead it repeats: one with the same content, either
 * within `sameSubmissionMs` or with the same key at any time. Different content is never merged. Deliveries are
 * queued in the same transaction.
 */
export async function recordLead(
  trx: Transaction<Tables>,
  submission: Submission,
  rules: LeadRules,
): Promise<RecordedLead | RefusedLead> {
  const print = fingerprint(submission.columns);
  await acquireAdvisoryLock(trx, print);
  const relatives = await findRelatives(trx, submission, print);
  const known = relatives.find((lead) => isSame(lead, submission));
  const retryAfterMs = await countRows(trx, submission, known, rules.limits);
  if (retryAfterMs !== undefined) return { retryAfterMs };
  const id = known
    ? await addTo(trx, known, submission, rules)
    : await insertNew(trx, submission, rules, { print, hasRelatives: relatives.length > 0 });
  await storePayload(trx, id, submission);
  return {
    id,
    isNew: known === undefined,
    isSpam: known
      ? known.spam_reason !== null && !isRestored(known, submission)
      : submission.spamReason !== null,
    origin: originOf(submission, known),
  };
}

function originOf({ columns }: Submission, known: Lead | undefined): LeadOrigin {
  return {
    form: known?.form ?? columns.form,
    page_url: known?.page_url ?? columns.page_url,
    price: known?.price ?? columns.price,
  };
}

/** Counts submissions that add an unexpected row: a new lead, or another body for a known one. */
async function countRows(
  trx: Transaction<Tables>,
  submission: Submission,
  known: Lead | undefined,
  limits: Config['leads']['limits'],
): Promise<number | undefined> {
  if (known && (lacksCallOf(known, submission) || (await hasPayload(trx, known.id, submission))))
    return undefined;
  for (const limit of limitsFor(submission.columns, limits)) {
    const retryAfterMs = await countOne(trx, limit, submission.receivedAt);
    if (retryAfterMs !== undefined) return retryAfterMs;
  }
  return undefined;
}

async function insertNew(
  trx: Transaction<Tables>,
  submission: Submission,
  rules: LeadRules,
  { print, hasRelatives }: { print: string; hasRelatives: boolean },
): Promise<string> {
  const submissionKey = uniqueKey(submission, print, hasRelatives);
  const id = await insertLead(trx, submission, { print, submissionKey });
  if (submission.spamReason === null) await queueForTargets(trx, id, submission, rules);
  return id;
}

async function addTo(
  trx: Transaction<Tables>,
  known: Lead,
  submission: Submission,
  rules: LeadRules,
): Promise<string> {
  const changed = await fillIn(trx, known, submission);
  if (known.spam_reason === null) await queueUpdate(trx, known, changed, submission.receivedAt, rules);
  else if (isRestored(known, submission)) {
    await trx.updateTable('leads').set({ spam_reason: null }).where('id', '=', known.id).execute();
    await queueForTargets(trx, known.id, submission, rules);
  }
  return known.id;
}

/** A password manager could have filled in the honeypot; a second try without it comes from a person. */
function isRestored(known: Lead, submission: Submission): boolean {
  return submission.spamReason === null && known.spam_reason !== null && known.spam_reason !== markedByPerson;
}

/**
 * Limits acknowledgements, so strangers cannot flood a mailbox by submitting its address. A lead without an address gets
 * none.
 */
export async function queueForTargets(
  trx: Transaction<Tables>,
  id: string,
  { columns, receivedAt }: { columns: Pick<Lead, 'email'>; receivedAt: Date },
  rules: QueueRules,
): Promise<void> {
  const key = `acknowledgements to ${digest(columns.email.toLowerCase())}`;
  const isAcknowledged =
    columns.email !== '' && (await countOne(trx, { key, ...acknowledgementLimit }, receivedAt)) === undefined;
  const targets = rules.targets.filter((target) => isAcknowledged || target !== 'acknowledgement');
  await queueDeliveries(trx, id, receivedAt, { ...rules, targets });
}

/** Leads of the same person for the same service: those with the same message first, then those missing this call. */
async function findRelatives(
  trx: Transaction<Tables>,
  submission: Submission,
  print: string,
): Promise<Lead[]> {
  const { columns, receivedAt } = submission;
  const since = new Date(receivedAt.getTime() - sameSubmissionMs).toISOString();
  const leads = await trx
    .selectFrom('leads')
    .selectAll()
    .where('fingerprint', '=', print)
    .where(({ eb, or }) =>
      or([eb('received_at', '>=', since), eb('idempotency_key', '=', columns.idempotency_key)]),
    )
    .orderBy('received_at', 'desc')
    .execute();
  const content = contentOf(columns);
  const rank = (lead: Lead) => {
    if (content !== '' && contentOf(lead) === content) return 0;
    return lacksCallOf(lead, submission) ? 1 : 2;
  };
  return leads.sort((one, other) => rank(one) - rank(other));
}

/**
 * A different message is another request, and so are different answers. A missing one is not: the two calls of one submission
 * need not both carry it. But a message that arrives with a repeated call is new and must be delivered.
 */
function isSame(lead: Lead, submission: Submission): boolean {
  const { message, answers } = submission.columns;
  const isPart = (sent: string | null, stored: string | null) =>
    sent === null || sent === stored || (stored === null && lacksCallOf(lead, submission));
  return isPart(message, lead.message) && isPart(answersKey(answers), answersKey(lead.answers));
}

/** What distinguishes requests of one person for one service; empty if there is nothing. */
function contentOf({ message, answers }: Pick<Lead, 'message' | 'answers'>): string {
  return [message, answersKey(answers)].filter((part) => part !== null).join('\n');
}

function lacksCallOf(lead: Lead, { channel }: Submission): boolean {
  return callsOf[channel].some((call) => lead[`${call}_at`] === null);
}

/** A unique column, so the database refuses a second row from a concurrent transaction. */
function uniqueKey({ columns, receivedAt }: Submission, print: string, hasRelatives: boolean): string {
  const scope = `within ${Math.floor(receivedAt.getTime() / sameSubmissionMs)}`;
  const content = contentOf(columns);
  return [scope, print, ...(hasRelatives && content !== '' ? [digest(content)] : [])].join(' ');
}

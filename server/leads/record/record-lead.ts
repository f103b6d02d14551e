import type { Selectable, Transaction } from 'kysely';
import { queueDeliveries, queueUpdate } from '../../delivery/outbox/queue.ts';
import { digest } from '../../lib/digest.ts';
import { countOne } from '../../limits/rate-limit.ts';
import { acquireAdvisoryLock } from '../../storage/advisory-lock.ts';
import type { LeadsTable, Tables } from '../../storage/tables.ts';
import { markedByPerson } from '../spam/spam.ts';
import { fingerprint } from '../submission/fingerprint.ts';
import { callsOf, type Submission } from '../submission/submission.ts';
import { type LeadLimits, limitsFor } from './lead-limits.ts';
import { fillIn, hasPayload, insertLead, keepPayload } from './lead-rows.ts';

/** Equal submissions within this time are one lead: a reload or the page's other form comes with another key or none. */
export const sameSubmissionMs = 10 * 60 * 1000;

/** Acknowledgements that one mailbox gets within a day. */
const acknowledgementLimit = { limit: 3, windowMs: 24 * 60 * 60 * 1000 };

export interface LeadRules {
  limits: LeadLimits;
  /** Who is told of each lead; see `delivery/target.ts`. */
  targets: readonly string[];
  /** How long deliveries wait for the other call of the same submission, in ms. */
  settleMs: number;
}

export interface RecordedLead {
  id: string;
  /** False when the lead was already known from another call, a double click or a retry. */
  isNew: boolean;
}

/** The sender's limit is reached; nothing was kept. */
export interface RefusedLead {
  retryAfterMs: number;
}

type Lead = Selectable<LeadsTable>;

/**
 * Stores the submission as a new lead, or adds it to the lead that it repeats: one with the same content, either within
 * `sameSubmissionMs` or with the same key at any time. Other content is never merged away. What must be delivered is
 * queued in the same transaction.
 */
export async function recordLead(
  trx: Transaction<Tables>,
  submission: Submission,
  rules: LeadRules,
): Promise<RecordedLead | RefusedLead> {
  const print = fingerprint(submission);
  await acquireAdvisoryLock(trx, print);
  const relatives = await findRelatives(trx, submission, print);
  const known = relatives.find((lead) => isSame(lead, submission));
  const retryAfterMs = await countNews(trx, submission, known, rules.limits);
  if (retryAfterMs !== undefined) return { retryAfterMs };
  const id = known
    ? await addTo(trx, known, submission, rules)
    : await insertNew(trx, submission, rules, { print, hasRelatives: relatives.length > 0 });
  await keepPayload(trx, id, submission);
  return { id, isNew: known === undefined };
}

/** Counts what adds a row that nobody waits for: a new lead, or another body for a known one. */
async function countNews(
  trx: Transaction<Tables>,
  submission: Submission,
  known: Lead | undefined,
  limits: LeadLimits,
): Promise<number | undefined> {
  if (known && (waitsFor(known, submission) || (await hasPayload(trx, known.id, submission))))
    return undefined;
  for (const limit of limitsFor(submission, limits)) {
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
  if (submission.spamReason === null) await tellEverybody(trx, id, submission, rules);
  return id;
}

async function addTo(
  trx: Transaction<Tables>,
  known: Lead,
  submission: Submission,
  rules: LeadRules,
): Promise<string> {
  const news = await fillIn(trx, known, submission);
  if (known.spam_reason === null) await queueUpdate(trx, known, news, submission.receivedAt, rules);
  else if (submission.spamReason === null && known.spam_reason !== markedByPerson) {
    // Who filled in the trap by a password manager's help, and then sends the form properly, is a person.
    await trx.updateTable('leads').set({ spam_reason: null }).where('id', '=', known.id).execute();
    await tellEverybody(trx, known.id, submission, rules);
  }
  return known.id;
}

/** Whoever gives somebody else's address, again and again, does not fill that mailbox through us. */
async function tellEverybody(
  trx: Transaction<Tables>,
  id: string,
  { email, receivedAt }: Submission,
  rules: LeadRules,
): Promise<void> {
  const key = `acknowledgements to ${digest(email.toLowerCase())}`;
  const isEnough = (await countOne(trx, { key, ...acknowledgementLimit }, receivedAt)) !== undefined;
  const targets = rules.targets.filter((target) => !(isEnough && target === 'acknowledgement'));
  await queueDeliveries(trx, id, receivedAt, { ...rules, targets });
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
  return callsOf[channel].some((call) => lead[`${call}_at`] === null);
}

/** Lets the database itself refuse a second row, should two transactions ever look at the same moment. */
function uniqueKey({ message, receivedAt }: Submission, print: string, hasRelatives: boolean): string {
  const scope = `within ${Math.floor(receivedAt.getTime() / sameSubmissionMs)}`;
  return [scope, print, ...(hasRelatives && message !== null ? [digest(message)] : [])].join(' ');
}

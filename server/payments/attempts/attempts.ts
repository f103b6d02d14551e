import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { CustomerInfo } from '../../../schema/api/payments.ts';
import type { Tables } from '../../storage/tables.ts';
import { changeLink, type LinkRow, withoutAttempt } from '../links/links.ts';
import { transition } from '../links/transition.ts';
import type { IntentReport } from '../provider/provider.ts';

export type AttemptRow = Tables['payment_attempts'];

export interface PaymentRequest {
  linkId: string;
  paymentMethod: string;
  /** From the browser: compared with the link, never charged. */
  amount: unknown;
  projectName: string;
  payer: CustomerInfo;
  clientAddress: string | null;
}

export async function insertAttempt(
  trx: Transaction<Tables>,
  { linkId, paymentMethod, payer, clientAddress }: PaymentRequest,
  now: Date,
): Promise<AttemptRow> {
  const attempt = {
    id: randomUUID(),
    link_id: linkId,
    payment_method: paymentMethod,
    started_at: now.toISOString(),
    outcome: null,
    decline: null,
    ended_at: null,
    payer: JSON.stringify(payer),
    client_address: clientAddress,
  };
  await trx.insertInto('payment_attempts').values(attempt).execute();
  return attempt;
}

/** The attempt to pay this link with this payment method, if any. */
export async function findAttempt(
  db: Kysely<Tables>,
  linkId: string,
  paymentMethod: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('payment_method', '=', paymentMethod)
    .executeTakeFirst();
}

/** The attempt that holds the link, if any. */
export async function currentAttempt(db: Kysely<Tables>, link: LinkRow): Promise<AttemptRow | undefined> {
  if (link.attempt_id === null) return undefined;
  return db.selectFrom('payment_attempts').selectAll().where('id', '=', link.attempt_id).executeTakeFirst();
}

/** Marks an ended attempt as in progress again. */
export async function reopenAttempt(trx: Transaction<Tables>, { id }: AttemptRow): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ outcome: null, decline: null, ended_at: null })
    .where('id', '=', id)
    .execute();
}

interface End {
  /** Undefined if the attempt certainly never reached the provider. */
  report?: IntentReport;
  isAnswered?: boolean;
  now: Date;
}

export async function endAttempt(
  trx: Transaction<Tables>,
  { id }: Pick<AttemptRow, 'id'>,
  { report, isAnswered = false, now }: End,
): Promise<void> {
  const outcome = outcomeOf(report, isAnswered);
  await trx
    .updateTable('payment_attempts')
    .set({
      outcome,
      decline: outcome === 'declined' ? (report?.decline ?? 'declined') : null,
      ended_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

function outcomeOf(report: IntentReport | undefined, isAnswered: boolean): AttemptRow['outcome'] {
  if (report?.status === 'paid') return 'paid';
  if (report?.status === 'action' || report?.status === 'unconfirmed') return 'action';
  return report?.status === 'payable' && isAnswered ? 'declined' : 'unreached';
}

/**
 * Makes a link payable again after an attempt that certainly charged nothing, unless another attempt has taken the link
 * or the link was withdrawn.
 * @param link locked in this transaction
 * @returns the updated link
 */
export async function releaseLink<Locked extends LinkRow | undefined>(
  trx: Transaction<Tables>,
  link: Locked,
  attemptId: string,
  now: Date,
): Promise<Locked | LinkRow> {
  if (link?.attempt_id !== attemptId || link.state !== 'processing') return link;
  await endAttempt(trx, { id: attemptId }, { now });
  return changeLink(trx, link, { ...withoutAttempt, state: transition(link.state, 'fail') }, now);
}

import type { Transaction } from 'kysely';
import { isoAfter } from '../../lib/clock.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { type AttemptRow, findAttempt, reopenAttempt } from '../attempts/attempts.ts';
import { linkStatus } from '../links/link-status.ts';
import { changeLink, findLink, type LinkRow, lockLink } from '../links/links.ts';
import { transition } from '../links/transition.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { type IntentReport, ProviderError } from '../provider/provider.ts';
import { type Reconciled, reconcile } from '../reconcile/reconcile.ts';
import { startTime, type TimeLeft } from '../time-left.ts';
import { charge } from './charge.ts';
import { failed, type Outcome, outcomeOf } from './outcome.ts';

/**
 * Returns the outcome of a link's payment according to the provider, and resumes it after authentication. The
 * browser's own report does not count.
 * @param repeated the attempt of a repeated call: it gets the same answer while the bank waits for the client
 */
export async function finishPayment(
  parts: PaymentParts,
  linkId: string,
  repeated?: AttemptRow,
): Promise<Outcome> {
  const { provider, settings, clock, storage, logger } = parts;
  const timeLeft = startTime(settings.answerMs);
  const link = await readStorage(findLink(storage.db, linkId));
  const status = link && linkStatus(link, provider.account, clock());
  // A payment with an unknown outcome is checked even after its link has expired.
  if (!link || (status === 'closed' && link.state !== 'processing'))
    return { kind: 'refused', code: 'invalid_link' };
  if (status === 'paid') return { kind: 'paid' };
  try {
    const reconciled = (await reconcile(parts, linkId, timeLeft())) ?? { link };
    const { report } = reconciled;
    if (repeated && report?.status === 'action' && report.paymentMethod === repeated.payment_method)
      return outcomeOf(reconciled, repeated);
    return await concludePayment(parts, reconciled, timeLeft);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ err: error, payment: link.intent_id }, 'could not ask the provider about a payment');
    return { kind: 'unknown' };
  }
}

async function concludePayment(
  parts: PaymentParts,
  { link, report }: Reconciled,
  timeLeft: TimeLeft,
): Promise<Outcome> {
  if (report?.status === 'paid') return { kind: 'paid' };
  const status = linkStatus(link, parts.provider.account, parts.clock());
  // A link that the report settled is not processing anymore.
  if (link.state === 'processing' || report?.status === 'processing') return { kind: 'unknown' };
  if (status === 'closed' || report?.status === 'canceled') return { kind: 'refused', code: 'invalid_link' };
  if (report?.status === 'unconfirmed') return resumeCharge(parts, link.id, report, timeLeft);
  // The client did not complete the authentication, so nothing was charged.
  if (report?.status === 'action') return { kind: 'declined', decline: 'not_authenticated' };
  return failed(report?.decline);
}

/** The bank has authenticated the client: the same attempt can charge now. */
async function resumeCharge(
  parts: PaymentParts,
  linkId: string,
  { id: intentId, paymentMethod }: IntentReport,
  timeLeft: TimeLeft,
): Promise<Outcome> {
  const link = await parts.storage.commit((trx) => resumeAttempt(trx, parts, { linkId, paymentMethod }));
  if (!link?.attempt_id) return { kind: 'unknown' };
  // A new key each time: an old one would replay a response that could be outdated.
  const confirmation = { key: `${link.attempt_id} after the bank, ${link.revision}` };
  return charge(parts, { linkId, attemptId: link.attempt_id, intentId, confirmation }, timeLeft);
}

/** @returns the link, held by that attempt again; undefined if another call resumes it */
async function resumeAttempt(
  trx: Transaction<Tables>,
  { provider, settings, clock }: PaymentParts,
  { linkId, paymentMethod }: { linkId: string; paymentMethod: string | null },
): Promise<LinkRow | undefined> {
  const now = clock();
  const link = await lockLink(trx, linkId);
  if (!link || linkStatus(link, provider.account, now) !== 'payable') return undefined;
  // The attempt that required authentication. There can be later ones.
  const attempt = await findAttempt(trx, linkId, paymentMethod ?? '');
  if (attempt?.outcome !== 'action') return undefined;
  await reopenAttempt(trx, attempt);
  return changeLink(
    trx,
    link,
    {
      state: transition(link.state, 'begin'),
      attempt_id: attempt.id,
      attempt_until: isoAfter(now, settings.settleMs),
      check_at: isoAfter(now, settings.answerMs),
    },
    now,
  );
}

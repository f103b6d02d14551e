import type { Transaction } from 'kysely';
import { readStorage } from '../storage/read-storage.ts';
import type { Tables } from '../storage/tables.ts';
import { type AttemptRow, findAttempt, reopenAttempt } from './attempts.ts';
import { charge } from './charge.ts';
import { changeLink, findLink, holdLink, type LinkRow } from './links.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { PaymentParts } from './payment-parts.ts';
import { type IntentReport, ProviderError } from './provider/provider.ts';
import { reconcile, type Settled } from './reconcile.ts';
import { standingOf } from './standing.ts';
import { startTime, type TimeLeft } from './time-left.ts';

/**
 * Says how a link's payment ended, as the provider tells it, and goes on with one whose bank has asked the client: what
 * the browser makes of that question does not count. Also for whoever never got an answer.
 * @param asked the attempt of a call that is only sent again: as long as the bank asks about it, it has the same answer
 */
export async function finishPayment(
  parts: PaymentParts,
  linkId: string,
  asked?: AttemptRow,
): Promise<Outcome> {
  const { provider, settings, clock, storage, logger } = parts;
  const timeLeft = startTime(settings.answerMs);
  const link = await readStorage(findLink(storage.db, linkId));
  const standing = link && standingOf(link, provider.account, clock());
  // What nobody knows the end of is asked about, also when the link's time is over meanwhile.
  if (!link || (standing === 'over' && link.state !== 'processing'))
    return { kind: 'refused', code: 'invalid_link' };
  if (standing === 'paid') return { kind: 'paid' };
  try {
    const settled = (await reconcile(parts, linkId, timeLeft())) ?? { link };
    const { report } = settled;
    if (asked && report?.status === 'action' && report.paymentMethod === asked.payment_method)
      return outcomeOf(settled, asked);
    return await goOn(parts, settled, timeLeft);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn(
      { err: error, payment: link.intent_id },
      'the provider could not be asked how a payment stands',
    );
    return { kind: 'unknown' };
  }
}

async function goOn(parts: PaymentParts, { link, report }: Settled, timeLeft: TimeLeft): Promise<Outcome> {
  if (report?.status === 'paid') return { kind: 'paid' };
  const standing = standingOf(link, parts.provider.account, parts.clock());
  // What the report settled is not processing any more.
  if (link.state === 'processing' || report?.status === 'processing') return { kind: 'unknown' };
  if (standing === 'over' || report?.status === 'canceled') return { kind: 'refused', code: 'invalid_link' };
  if (report?.status === 'unconfirmed') return confirmAgain(parts, link.id, report, timeLeft);
  // A question that was not answered: the bank was never convinced, and nothing was charged.
  if (report?.status === 'action') return { kind: 'declined', decline: 'not_authenticated' };
  return report?.decline
    ? { kind: 'declined', decline: report.decline }
    : { kind: 'refused', code: 'payment_failed' };
}

/** The bank is convinced: the same attempt goes on to its charge. */
async function confirmAgain(
  parts: PaymentParts,
  linkId: string,
  { id: intentId, paymentMethod }: IntentReport,
  timeLeft: TimeLeft,
): Promise<Outcome> {
  const link = await parts.storage.commit((trx) => resume(trx, parts, { linkId, paymentMethod }));
  if (!link?.attempt_id) return { kind: 'unknown' };
  // A key of its own each time: an old one would repeat an answer that may not hold any more.
  const confirmation = { key: `${link.attempt_id} after the bank, ${link.revision}` };
  return charge(parts, { linkId, attemptId: link.attempt_id, intentId, confirmation }, timeLeft);
}

/** @returns the link, held by that attempt again; undefined when somebody else goes on with it */
async function resume(
  trx: Transaction<Tables>,
  { provider, settings, clock }: PaymentParts,
  { linkId, paymentMethod }: { linkId: string; paymentMethod: string | null },
): Promise<LinkRow | undefined> {
  const now = clock();
  const link = await holdLink(trx, linkId);
  if (!link || standingOf(link, provider.account, now) !== 'payable') return undefined;
  // The one that the bank was asked about: others may have been tried since.
  const attempt = await findAttempt(trx, linkId, paymentMethod ?? '');
  if (attempt?.outcome !== 'action') return undefined;
  await reopenAttempt(trx, attempt);
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return changeLink(trx, link, {
    state: 'processing',
    attempt_id: attempt.id,
    attempt_until: at(settings.settleMs),
    check_at: at(settings.answerMs),
  });
}

import type { Transaction } from 'kysely';
import { isoAfter } from '../../lib/clock.ts';
import type { Tables } from '../../storage/tables.ts';
import { releaseLink } from '../attempts/attempts.ts';
import { changeLink, type LinkRow, lockLink, withoutAttempt } from '../links/links.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { type Confirmation, type IntentReport, ProviderError } from '../provider/provider.ts';
import { applyReport } from '../reconcile/apply-report.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import type { TimeLeft } from '../time-left.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

export interface ChargeRequest {
  linkId: string;
  attemptId: string;
  intentId: string;
  confirmation: Confirmation;
}

/** The provider must be asked. The fallback is the outcome if that fails. */
interface Unsettled {
  kind: 'unsettled';
  fallback: Outcome;
}

/** When the sweep asks about a payment whose answer was lost, in ms. */
const checkSoonMs = 2000;

/** Charges. If the result is inconclusive, asks the provider in the remaining time. */
export async function charge(
  parts: PaymentParts,
  request: ChargeRequest,
  timeLeft: TimeLeft,
): Promise<Outcome> {
  const result = await confirm(parts, request, timeLeft);
  if (result.kind !== 'unsettled') return result;
  if (timeLeft() <= 0) return result.fallback;
  try {
    const reconciled = await reconcile(parts, request.linkId, timeLeft());
    return reconciled ? outcomeOf(reconciled, { id: request.attemptId }) : result.fallback;
  } catch (err) {
    parts.logger.warn({ err, payment: request.intentId }, 'payment outcome could not be reconciled');
    return result.fallback;
  }
}

/**
 * Confirms a link's intent for the attempt that holds the link. The confirmation is on disk before it is sent;
 * from then on, until the provider reports the outcome, no response claims that nothing was charged.
 */
async function confirm(
  parts: PaymentParts,
  request: ChargeRequest,
  timeLeft: TimeLeft,
): Promise<Outcome | Unsettled> {
  const { storage, provider, logger } = parts;
  const { linkId, attemptId, intentId, confirmation } = request;
  const link = await storage.commit((trx) => markConfirming(trx, request, parts));
  // Another attempt took the link while this server was suspended. This one has confirmed nothing.
  if (!link) return { kind: 'refused', code: 'payment_under_way' };
  let report: IntentReport;
  try {
    report = await provider.confirmIntent(intentId, confirmation, { withinMs: timeLeft() });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!error.isUnknown) return refuse(parts, request, error);
    logger.warn({ err: error, payment: intentId }, 'payment outcome unknown; asking the provider');
    return checkSoon(parts, request);
  }
  const reported = outcomeOf({ link: { ...link, ...withoutAttempt }, report }, { id: attemptId });
  try {
    const { revision } = link;
    const updated = await applyReport(parts, { linkId, revision, report, answered: attemptId });
    if (updated) return outcomeOf({ link: updated, report }, { id: attemptId });
    return { kind: 'unsettled', fallback: reported };
  } catch (err) {
    // The provider's answer counts even if it cannot be stored: the sweep asks again.
    logger.error({ err, payment: intentId }, 'payment outcome not stored');
    return reported;
  }
}

async function markConfirming(
  trx: Transaction<Tables>,
  { linkId, attemptId, intentId }: ChargeRequest,
  { settings, clock }: PaymentParts,
): Promise<LinkRow | undefined> {
  const link = await lockLink(trx, linkId);
  const isOurs = link?.attempt_id === attemptId && link.state === 'processing';
  if (!isOurs || (link.intent_id !== null && link.intent_id !== intentId)) return undefined;
  const now = clock();
  const until = isoAfter(now, settings.settleMs);
  return changeLink(trx, link, { intent_id: intentId, attempt_until: until }, now);
}

/** The provider refused to try, so certainly nothing was charged. */
async function refuse(
  { storage, clock, logger }: PaymentParts,
  { linkId, attemptId, intentId }: ChargeRequest,
  error: ProviderError,
): Promise<Outcome> {
  logger.error({ err: error, payment: intentId }, 'payment refused; nothing was charged');
  await storage.commit(async (trx) => releaseLink(trx, await lockLink(trx, linkId), attemptId, clock()));
  return { kind: 'refused', code: 'payment_failed' };
}

/** The provider can know an outcome that the connection lost. If this server cannot ask now, the sweep does. */
async function checkSoon(
  { storage, clock, logger }: PaymentParts,
  { linkId, intentId }: ChargeRequest,
): Promise<Outcome | Unsettled> {
  const check_at = isoAfter(clock(), checkSoonMs);
  try {
    await storage.commit((trx) =>
      trx.updateTable('payment_links').set({ check_at }).where('id', '=', linkId).execute(),
    );
    return { kind: 'unsettled', fallback: { kind: 'unknown' } };
  } catch (err) {
    logger.warn({ err, payment: intentId }, 'payment check not scheduled');
    return { kind: 'unknown' };
  }
}

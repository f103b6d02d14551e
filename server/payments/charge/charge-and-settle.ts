import type { PaymentParts } from '../payment-parts.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import type { TimeLeft } from '../time-left.ts';
import { type ChargeRequest, charge } from './charge.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Charges. If the result is inconclusive, asks the provider in the remaining time. */
export async function chargeAndSettle(
  parts: PaymentParts,
  request: ChargeRequest,
  timeLeft: TimeLeft,
): Promise<Outcome> {
  const result = await charge(parts, request, timeLeft);
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

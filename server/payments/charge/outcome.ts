import type { AttemptRow } from '../attempts/attempts.ts';
import type { Refused } from '../attempts/begin-attempt.ts';
import type { IntentReport } from '../provider/provider.ts';
import type { Reconciled } from '../reconcile/reconcile.ts';

export type Outcome =
  | { kind: 'paid' }
  /** The client's bank requires authentication on the page. */
  | { kind: 'action'; clientSecret: string }
  /** A reason of `provider/decline.ts`. */
  | { kind: 'declined'; decline: string | null }
  /** It is not known yet whether anything was charged. */
  | { kind: 'unknown' }
  | Refused;

/** The outcome of an attempt, according to a report. */
export function outcomeOf({ link, report }: Reconciled, attempt: Pick<AttemptRow, 'id'>): Outcome {
  if (report?.status === 'paid') return { kind: 'paid' };
  if (report?.status === 'canceled') return { kind: 'refused', code: 'invalid_link' };
  if (!report || report.status === 'processing' || link.attempt_id === attempt.id) return { kind: 'unknown' };
  if (report.status === 'action') return { kind: 'action', clientSecret: report.clientSecret };
  return failed(report.decline);
}

/** Nothing was charged. */
export function failed(decline: IntentReport['decline'] | undefined): Outcome {
  return decline ? { kind: 'declined', decline } : { kind: 'refused', code: 'payment_failed' };
}

import type { AttemptRow } from './attempts.ts';
import type { RefusalCode } from './begin-attempt.ts';
import type { Settled } from './reconcile.ts';

/** How a call to pay ends. */
export type Outcome =
  | { kind: 'paid' }
  /** The client's bank wants to ask, on the page. */
  | { kind: 'action'; clientSecret: string }
  /** A reason of `provider/decline.ts`. */
  | { kind: 'declined'; decline: string | null }
  /** Nobody can say yet whether anything was charged. */
  | { kind: 'unknown' }
  | { kind: 'refused'; code: RefusalCode; retryAfterMs?: number };

/**
 * What the client is told when the provider has answered.
 * @param attempt that the answer is for
 */
export function outcomeOf({ link, report }: Settled, attempt: Pick<AttemptRow, 'id'>): Outcome {
  if (report?.status === 'paid') return { kind: 'paid' };
  if (report?.status === 'canceled') return { kind: 'refused', code: 'invalid_link' };
  if (!report || report.status === 'processing' || link.attempt_id === attempt.id) return { kind: 'unknown' };
  if (report.status === 'action') return { kind: 'action', clientSecret: report.clientSecret };
  return report.decline
    ? { kind: 'declined', decline: report.decline }
    : { kind: 'refused', code: 'payment_failed' };
}

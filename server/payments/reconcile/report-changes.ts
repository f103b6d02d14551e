import { isoAfter } from '../../lib/clock.ts';
import { isInProgress } from '../links/link-status.ts';
import { type LinkRow, withoutAttempt } from '../links/links.ts';
import { type LinkEvent, transition } from '../links/transition.ts';
import type { IntentReport } from '../provider/provider.ts';

/** Delay of the final check of a payment that was considered not made, in ms. */
const lastCheckMs = 15 * 60 * 1000;

interface Context {
  report: IntentReport;
  /** Whether the report has the outcome of the current attempt. */
  isAnswered: boolean;
  now: Date;
}

/** The changes to a link from a provider's report. */
export function reportChanges(link: LinkRow, { report, isAnswered, now }: Context): Partial<LinkRow> {
  const reported = { intent_status: report.status, refunded_cents: report.refundedCents };
  const event = eventOf(link, { report, isAnswered, now });
  if (event === undefined) return reported;
  const changes = { ...reported, ...withoutAttempt, state: transition(link.state, event) };
  if (report.status === 'paid')
    return { ...changes, paid_at: link.paid_at ?? report.paidAt ?? now.toISOString() };
  if (event === 'cancel' || isAnswered) return changes;
  return { ...changes, check_at: isoAfter(now, lastCheckMs) };
}

/** @returns undefined if the payment is not settled yet, or the link has no attempt to settle */
function eventOf(link: LinkRow, { report, isAnswered, now }: Context): LinkEvent | undefined {
  if (report.status === 'paid') {
    if (report.isDisputed) return 'dispute';
    return report.refundedCents >= link.amount_cents ? 'refund' : 'pay';
  }
  if (report.status === 'canceled') return 'cancel';
  if (link.state !== 'processing' || report.status === 'processing') return undefined;
  return isAnswered || !isInProgress(link, now) ? 'fail' : undefined;
}

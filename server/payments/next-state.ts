import { freed, type LinkRow } from './links.ts';
import type { IntentReport } from './provider/provider.ts';
import { isUnderWay } from './standing.ts';

/** When a payment of which nothing was heard is asked about once more, in ms, after it was taken for not made. */
const lastLookMs = 15 * 60 * 1000;

interface Word {
  report: IntentReport;
  /** The report says how the attempt under way ended. */
  isAnswered: boolean;
  now: Date;
}

/**
 * What a provider's word changes about a link. Money that was taken always counts, also when the link was taken back
 * meanwhile; and what is paid is never open again.
 */
export function newsFor(link: LinkRow, { report, isAnswered, now }: Word): Partial<LinkRow> {
  const heard = { intent_status: report.status, refunded_cents: report.refundedCents };
  if (report.status === 'paid')
    return {
      ...heard,
      ...settled,
      state: paidState(link, report),
      paid_at: link.paid_at ?? now.toISOString(),
    };
  // Who cancels an intent in the provider's own dashboard takes the link back.
  if (report.status === 'canceled')
    return { ...heard, ...settled, state: link.state === 'expired' ? 'expired' : 'revoked' };
  if (link.state !== 'processing') return heard;
  if (report.status === 'processing' || (!isAnswered && isUnderWay(link, now))) return heard;
  const lastLook = new Date(now.getTime() + lastLookMs).toISOString();
  return { ...heard, ...freed, check_at: isAnswered ? null : lastLook };
}

const settled = { attempt_id: null, attempt_until: null, check_at: null };

function paidState({ amount_cents }: LinkRow, report: IntentReport): LinkRow['state'] {
  if (report.isDisputed) return 'disputed';
  return report.refundedCents >= amount_cents ? 'refunded' : 'paid';
}

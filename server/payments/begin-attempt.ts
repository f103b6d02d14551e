import type { Transaction } from 'kysely';
import type { CustomerInfo } from '../../schema/api/payments.ts';
import { countOne } from '../limits/rate-limit.ts';
import type { Tables } from '../storage/tables.ts';
import { type AttemptRow, findAttempt, insertAttempt, reopenAttempt } from './attempts.ts';
import { changeLink, holdLink, type LinkRow } from './links.ts';
import { meansCents } from './money.ts';
import { attemptLimits } from './payment-limits.ts';
import type { PaymentSettings } from './payment-parts.ts';
import { standingOf } from './standing.ts';

/** A client's wish to pay. */
export interface PaymentRequest {
  linkId: string;
  paymentMethod: string;
  /** As the browser says; compared, never charged. */
  amount: unknown;
  projectName: string;
  payer: CustomerInfo;
  clientAddress: string | null;
}

export type RefusalCode =
  | 'invalid_link'
  | 'already_paid'
  | 'payment_under_way'
  | 'link_differs'
  | 'too_many_payments'
  | 'payments_unavailable'
  | 'payment_failed';

export type Begun =
  | { kind: 'begun'; link: LinkRow; attempt: AttemptRow }
  /** This payment method was tried before, or is being tried; nothing is begun. */
  | { kind: 'known'; attempt: AttemptRow }
  | { kind: 'refused'; code: RefusalCode; retryAfterMs?: number };

interface Rules {
  account: string;
  settings: PaymentSettings;
  now: Date;
}

/**
 * Makes the link this client's, unless it is somebody else's just now, and writes down what is about to be tried. Whether
 * it can be paid at all, until when, and how often, is looked at here, where nobody else can change it.
 */
export async function beginAttempt(
  trx: Transaction<Tables>,
  request: PaymentRequest,
  { account, settings, now }: Rules,
): Promise<Begun> {
  const { linkId, paymentMethod, clientAddress, payer } = request;
  const link = await holdLink(trx, linkId);
  const standing = link && standingOf(link, account, now);
  if (!link || standing === 'over') return { kind: 'refused', code: 'invalid_link' };
  const known = await findAttempt(trx, linkId, paymentMethod);
  if (known && (isEnded(known) || (standing === 'under way' && link.attempt_id === known.id)))
    return { kind: 'known', attempt: known };
  if (standing === 'paid') return { kind: 'refused', code: 'already_paid' };
  if (standing === 'under way') return { kind: 'refused', code: 'payment_under_way' };
  if (!meansCents(request.amount, link.amount_cents) || request.projectName !== link.project_name)
    return { kind: 'refused', code: 'link_differs' };
  for (const limit of attemptLimits(linkId, clientAddress, settings.limits)) {
    const retryAfterMs = await countOne(trx, limit, now);
    if (retryAfterMs !== undefined) return { kind: 'refused', code: 'too_many_payments', retryAfterMs };
  }
  if (known) await reopenAttempt(trx, known);
  const attempt = known ?? (await insertAttempt(trx, { linkId, paymentMethod, payer, clientAddress }, now));
  // One that has not come to its charge by then is void: it has to hold the link for that.
  const until = new Date(now.getTime() + settings.answerMs).toISOString();
  const held = await changeLink(trx, link, {
    state: 'processing',
    attempt_id: attempt.id,
    attempt_until: until,
    check_at: until,
    payer: attempt.payer,
  });
  return { kind: 'begun', link: held, attempt };
}

/** Whether it is known how it ended, so that trying again would be another attempt. */
function isEnded({ outcome }: AttemptRow): boolean {
  return outcome !== null && outcome !== 'unreached';
}

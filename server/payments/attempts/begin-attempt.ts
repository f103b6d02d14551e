import type { Transaction } from 'kysely';
import { isoAfter } from '../../lib/clock.ts';
import { networkOf } from '../../limits/network-of.ts';
import { countOne, type RateLimit } from '../../limits/rate-limit.ts';
import type { Tables } from '../../storage/tables.ts';
import { linkStatus } from '../links/link-status.ts';
import { changeLink, type LinkRow, lockLink } from '../links/links.ts';
import { transition } from '../links/transition.ts';
import { meansCents } from '../money.ts';
import type { PaymentSettings } from '../payment-parts.ts';
import {
  type AttemptRow,
  findAttempt,
  insertAttempt,
  type PaymentRequest,
  reopenAttempt,
} from './attempts.ts';

export type RefusalCode =
  | 'invalid_link'
  | 'already_paid'
  | 'payment_under_way'
  | 'link_differs'
  | 'too_many_payments'
  | 'payments_unavailable'
  | 'payment_failed';

export interface Refused {
  kind: 'refused';
  code: RefusalCode;
  retryAfterMs?: number;
}

export interface StartedAttempt {
  kind: 'started';
  link: LinkRow;
  attempt: AttemptRow;
}

export type BeginResult =
  | StartedAttempt
  /** An attempt with this payment method exists already. No new one was started. */
  | { kind: 'known'; attempt: AttemptRow }
  | Refused;

interface Rules {
  account: string;
  settings: PaymentSettings;
  now: Date;
}

/**
 * Assigns the link to this attempt, unless another one holds it, and stores the attempt. All checks of whether
 * the link can be paid run here, under the lock.
 */
export async function beginAttempt(
  trx: Transaction<Tables>,
  request: PaymentRequest,
  { account, settings, now }: Rules,
): Promise<BeginResult> {
  const { linkId, paymentMethod } = request;
  const link = await lockLink(trx, linkId);
  const status = link && linkStatus(link, account, now);
  if (!link || status === 'closed') return { kind: 'refused', code: 'invalid_link' };
  const known = await findAttempt(trx, linkId, paymentMethod);
  if (known && (hasEnded(known) || (status === 'in progress' && link.attempt_id === known.id)))
    return { kind: 'known', attempt: known };
  if (status === 'paid') return { kind: 'refused', code: 'already_paid' };
  if (status === 'in progress') return { kind: 'refused', code: 'payment_under_way' };
  if (!meansCents(request.amount, link.amount_cents) || request.projectName !== link.project_name)
    return { kind: 'refused', code: 'link_differs' };
  for (const limit of attemptLimits(request, settings)) {
    const retryAfterMs = await countOne(trx, limit, now);
    if (retryAfterMs !== undefined) return { kind: 'refused', code: 'too_many_payments', retryAfterMs };
  }
  if (known) await reopenAttempt(trx, known);
  const attempt = known ?? (await insertAttempt(trx, request, now));
  // An attempt must hold the link to charge. One that has not charged by this time is void.
  const until = isoAfter(now, settings.answerMs);
  const changed = await changeLink(
    trx,
    link,
    {
      state: transition(link.state, 'begin'),
      attempt_id: attempt.id,
      attempt_until: until,
      check_at: until,
      payer: attempt.payer,
    },
    now,
  );
  return { kind: 'started', link: changed, attempt };
}

/** Counted before the provider is asked: card testers try many cards. */
function attemptLimits({ linkId, clientAddress }: PaymentRequest, { limits }: PaymentSettings): RateLimit[] {
  const { perLink, perAddress, windowMs } = limits;
  const counted = [{ key: `payments of link ${linkId}`, limit: perLink, windowMs }];
  if (clientAddress !== null)
    counted.push({ key: `payments of ${networkOf(clientAddress)}`, limit: perAddress, windowMs });
  return counted;
}

/** Whether the outcome is final, so a retry would be a new attempt. */
function hasEnded({ outcome }: AttemptRow): boolean {
  return outcome !== null && outcome !== 'unreached';
}

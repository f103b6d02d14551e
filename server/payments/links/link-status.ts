import type { LinkRow } from './links.ts';

/** What a client can do with a link: pay it, wait for the attempt in progress, or nothing. */
export type LinkStatus = 'payable' | 'in progress' | 'paid' | 'closed';

/** A refund or a dispute does not make a link payable again: another payment needs another link. */
export function linkStatus(link: LinkRow, account: string, now: Date): LinkStatus {
  if (['paid', 'refunded', 'disputed'].includes(link.state)) return 'paid';
  if (isWithdrawn(link) || link.account !== account) return 'closed';
  if (isInProgress(link, now)) return 'in progress';
  return isPastExpiry(link, now) ? 'closed' : 'payable';
}

/** Whether the link has ended without a payment, so its intent must be canceled. */
export function isWithdrawn({ state }: LinkRow): boolean {
  return state === 'expired' || state === 'revoked';
}

/** Whether an attempt could be charging a card now, or died while charging. */
export function isInProgress({ attempt_until }: LinkRow, now: Date): boolean {
  return attempt_until !== null && attempt_until > now.toISOString();
}

export function isPastExpiry({ expires_at }: LinkRow, now: Date): boolean {
  return expires_at <= now.toISOString();
}

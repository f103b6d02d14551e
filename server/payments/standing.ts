import type { LinkRow } from './links.ts';

/** What a client can do with a link. */
export type Standing = 'payable' | 'under way' | 'paid' | 'over';

/** A refund or a dispute does not make a link payable again: another payment needs another link. */
export function standingOf(link: LinkRow, account: string, now: Date): Standing {
  if (['paid', 'refunded', 'disputed'].includes(link.state)) return 'paid';
  if (link.state === 'expired' || link.state === 'revoked' || link.account !== account) return 'over';
  if (isUnderWay(link, now)) return 'under way';
  return isPastEnd(link, now) ? 'over' : 'payable';
}

/** Somebody may be charging a card for it just now, or did so and died. */
export function isUnderWay({ attempt_until }: LinkRow, now: Date): boolean {
  return attempt_until !== null && attempt_until > now.toISOString();
}

export function isPastEnd({ expires_at }: LinkRow, now: Date): boolean {
  return expires_at <= now.toISOString();
}

import type { Tables } from '../../storage/tables.ts';

/** Why a payment came too late, and counts all the same; undefined if it was in time, or there is none. */
export function latenessOf(
  link: Pick<Tables['payment_links'], 'paid_at' | 'expires_at' | 'revoked_by'>,
): 'expired' | 'revoked' | undefined {
  if (link.paid_at === null) return undefined;
  if (link.revoked_by !== null) return 'revoked';
  return link.paid_at >= link.expires_at ? 'expired' : undefined;
}

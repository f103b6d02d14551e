import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { networkOf } from '../../limits/network-of.ts';
import { countOne, msUntilAllowed, type RateLimit } from '../../limits/rate-limit.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { isLinkId } from '../links/link-id.ts';
import type { PaymentParts } from '../payment-parts.ts';

/**
 * Returns the id of a call. Once its sender has tried too many unknown ids, known ones are rejected, too, so
 * guessing reveals nothing.
 * @throws HttpError too_many_links, invalid_link
 */
export async function requireLinkId(
  c: Context<ServerEnv>,
  payments: PaymentParts,
  id: string,
): Promise<string> {
  const { storage, clock } = payments;
  const limit = limitFor(c, payments);
  const retryAfterMs = limit && (await readStorage(msUntilAllowed(storage.db, limit, clock())));
  if (retryAfterMs !== undefined) throw new HttpError('too_many_links', { retryAfterMs });
  return isLinkId(id) ? id : unknownLink(c, payments);
}

/** Rejects an unknown id and counts it. */
export async function unknownLink(c: Context<ServerEnv>, payments: PaymentParts): Promise<never> {
  const { storage, clock } = payments;
  const limit = limitFor(c, payments);
  const retryAfterMs = limit && (await storage.commit((trx) => countOne(trx, limit, clock())));
  throw new HttpError(retryAfterMs === undefined ? 'invalid_link' : 'too_many_links', { retryAfterMs });
}

/** Undefined if the limit is disabled or the address is unknown. */
function limitFor(c: Context<ServerEnv>, { settings: { limits } }: PaymentParts): RateLimit | undefined {
  const address = c.get('clientAddress');
  if (address === null || limits.unknownIds === 0) return undefined;
  const key = `unknown links of ${networkOf(address)}`;
  return { key, limit: limits.unknownIds, windowMs: limits.windowMs };
}

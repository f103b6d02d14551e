import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { countOne } from '../../limits/rate-limit.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { unknownIdLimit } from '../attempts/payment-limits.ts';
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
  const { storage, settings, clock } = payments;
  const limit = unknownIdLimit(c.get('clientAddress'), settings.limits);
  if (limit) {
    const query = storage.db.selectFrom('rate_limits').selectAll().where('key', '=', limit.key);
    const row = await readStorage(query.executeTakeFirst());
    const leftMs = row ? Date.parse(row.expires_at) - clock().getTime() : 0;
    if (row && leftMs > 0 && row.points >= limit.limit) throw tooManyLinks(leftMs);
  }
  return isLinkId(id) ? id : unknownLink(c, payments, false);
}

/**
 * Rejects an unknown id and counts it.
 * @param isKnown the link exists but is closed: its owner is not guessing, so it is not counted
 */
export async function unknownLink(
  c: Context<ServerEnv>,
  { storage, settings, clock }: PaymentParts,
  isKnown: boolean,
): Promise<never> {
  const limit = unknownIdLimit(c.get('clientAddress'), settings.limits);
  if (limit && !isKnown) {
    const waitMs = await storage.commit((trx) => countOne(trx, limit, clock()));
    if (waitMs !== undefined) throw tooManyLinks(waitMs);
  }
  throw new HttpError('invalid_link');
}

function tooManyLinks(waitMs: number): HttpError {
  return new HttpError('too_many_links', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
}

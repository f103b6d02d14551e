import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { countOne } from '../../limits/rate-limit.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { isLinkId } from '../link-id.ts';
import { unknownIdLimit } from '../payment-limits.ts';
import type { PaymentParts } from '../payment-parts.ts';

/**
 * The id that a call asks for, unless its sender has tried too many that lead nowhere: then ids that lead somewhere are
 * refused as well.
 * @throws HttpError too_many_links, invalid_link
 */
export async function askedFor(c: Context<ServerEnv>, payments: PaymentParts, id: string): Promise<string> {
  const { storage, settings, clock } = payments;
  const limit = unknownIdLimit(c.get('clientAddress'), settings.limits);
  if (limit) {
    const query = storage.db.selectFrom('rate_limits').selectAll().where('key', '=', limit.key);
    const row = await readStorage(query.executeTakeFirst());
    const leftMs = row ? Date.parse(row.expires_at) - clock().getTime() : 0;
    if (row && leftMs > 0 && row.points >= limit.limit) throw tooMany(leftMs);
  }
  return isLinkId(id) ? id : unknownLink(c, payments, false);
}

/**
 * Refuses an id that leads nowhere, and counts it.
 * @param isKnown it led somewhere once: who has an old link is no stranger
 */
export async function unknownLink(
  c: Context<ServerEnv>,
  { storage, settings, clock }: PaymentParts,
  isKnown: boolean,
): Promise<never> {
  const limit = unknownIdLimit(c.get('clientAddress'), settings.limits);
  if (limit && !isKnown) {
    const waitMs = await storage.commit((trx) => countOne(trx, limit, clock()));
    if (waitMs !== undefined) throw tooMany(waitMs);
  }
  throw new HttpError('invalid_link');
}

function tooMany(waitMs: number): HttpError {
  return new HttpError('too_many_links', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
}

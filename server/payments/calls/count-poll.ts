import { HttpError } from '../../errors.ts';
import { countOne } from '../../limits/rate-limit.ts';
import { pollLimit } from '../attempts/payment-limits.ts';
import type { PaymentParts } from '../payment-parts.ts';

/**
 * Counts a poll for a link's payment. Each can cause a request to the provider, which has its own limits.
 * @throws HttpError too_many_payments
 */
export async function countPoll({ storage, settings, clock }: PaymentParts, linkId: string): Promise<void> {
  const limit = pollLimit(linkId, settings.limits);
  if (!limit) return;
  const waitMs = await storage.commit((trx) => countOne(trx, limit, clock()));
  if (waitMs === undefined) return;
  const message = 'This payment was checked too many times. Please call us or reload the page later.';
  throw new HttpError('too_many_payments', {
    message,
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });
}

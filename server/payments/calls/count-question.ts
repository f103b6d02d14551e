import { HttpError } from '../../errors.ts';
import { countOne } from '../../limits/rate-limit.ts';
import { questionLimit } from '../payment-limits.ts';
import type { PaymentParts } from '../payment-parts.ts';

/**
 * Counts a question about how a link's payment ended: each may be one to the provider, who has limits of its own.
 * @throws HttpError too_many_payments
 */
export async function countQuestion(
  { storage, settings, clock }: PaymentParts,
  linkId: string,
): Promise<void> {
  const limit = questionLimit(linkId, settings.limits);
  if (!limit) return;
  const waitMs = await storage.commit((trx) => countOne(trx, limit, clock()));
  if (waitMs === undefined) return;
  const message =
    'There were too many questions about this payment. Please call us, or load the page again later.';
  throw new HttpError('too_many_payments', {
    message,
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });
}

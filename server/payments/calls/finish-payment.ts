import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { countOne } from '../../limits/rate-limit.ts';
import { finishPayment } from '../charge/finish.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { answerOutcome } from './answer-outcome.ts';

/** The page polls every few seconds, for some minutes, after each attempt. */
const pollsPerAttempt = 100;

/** `POST /api/payments/finish-payment`: the outcome of the payment. Resumes it after the client has authenticated. */
export async function finishCall(c: Context<ServerEnv>, payments: PaymentParts): Promise<Response> {
  const { uniqueId } = await readTexts(c, ['uniqueId']);
  return answerOutcome(c, payments, uniqueId, async (id) => {
    await countPoll(payments, id);
    return finishPayment(payments, id);
  });
}

/**
 * Counts a poll for a link's payment. Each can cause a request to the provider, which has its own limits.
 * @throws HttpError too_many_payments
 */
async function countPoll({ storage, settings, clock }: PaymentParts, linkId: string): Promise<void> {
  const { perLink, windowMs } = settings.limits;
  const limit = { key: `questions about link ${linkId}`, limit: perLink * pollsPerAttempt, windowMs };
  if (perLink === 0) return;
  const retryAfterMs = await storage.commit((trx) => countOne(trx, limit, clock()));
  if (retryAfterMs === undefined) return;
  const message = 'This payment was checked too many times. Please call us or reload the page later.';
  throw new HttpError('too_many_payments', { message, retryAfterMs });
}

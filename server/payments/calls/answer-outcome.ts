import type { Context } from 'hono';
import type { CreatePaymentAnswer } from '../../../schema/api/payments.ts';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Outcome } from '../charge/outcome.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { declineMessage } from '../provider/decline.ts';
import { requireLinkId, unknownLink } from './unknown-ids.ts';

/** Extra time for storing the outcome, in ms. */
const graceMs = 3000;

/**
 * Runs a payment call for a link and answers with its outcome.
 * @throws HttpError unless it is paid or the client's bank requires authentication
 */
export async function answerOutcome(
  c: Context<ServerEnv>,
  payments: PaymentParts,
  uniqueId: string,
  pay: (linkId: string) => Promise<Outcome>,
): Promise<Response> {
  const paying = requireLinkId(c, payments, uniqueId).then(pay);
  const outcome = await withTimeout(payments, paying);
  switch (outcome.kind) {
    case 'paid':
      return c.json<CreatePaymentAnswer>({ success: true });
    case 'action': {
      const { clientSecret } = outcome;
      return c.json<CreatePaymentAnswer>({ success: false, nextAction: { clientSecret } });
    }
    case 'declined':
      throw new HttpError('card_declined', { message: declineMessage(outcome.decline) });
    case 'unknown':
      throw new HttpError('payment_unknown');
    case 'refused':
      if (outcome.code === 'invalid_link') return unknownLink(c, payments);
      throw new HttpError(outcome.code, { retryAfterMs: outcome.retryAfterMs });
  }
}

/** Resolves with `unknown` if the outcome takes too long. The payment continues, and the page polls for it. */
function withTimeout({ settings, logger }: PaymentParts, paying: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      paying.catch((err) => logger.error({ err }, 'payment failed after its timeout'));
      resolve({ kind: 'unknown' });
    }, settings.answerMs + graceMs);
    paying.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

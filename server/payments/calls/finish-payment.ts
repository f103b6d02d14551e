import type { Handler } from 'hono';
import { readTexts } from '../../http/read-texts.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { finishPayment } from '../charge/finish.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { answerOutcome } from './answer-outcome.ts';
import type { PaymentCallParts } from './call-parts.ts';
import { countPoll } from './count-poll.ts';
import { requireLinkId, unknownLink } from './unknown-ids.ts';
import { withTimeout } from './with-timeout.ts';

/** `POST /api/payments/finish-payment`: the outcome of the payment. Resumes it after the client has authenticated. */
export function finishCall({
  payments,
  bodyLimitBytes,
}: PaymentCallParts & { payments: PaymentParts }): Handler<ServerEnv> {
  return async (c) => {
    const { uniqueId } = await readTexts(c, bodyLimitBytes, ['uniqueId']);
    const outcome = await withTimeout(payments, async () => {
      const id = await requireLinkId(c, payments, uniqueId);
      await countPoll(payments, id);
      return finishPayment(payments, id);
    });
    if (outcome.kind === 'refused' && outcome.code === 'invalid_link') return unknownLink(c, payments, false);
    return answerOutcome(c, outcome);
  };
}

import type { Handler } from 'hono';
import { readTexts } from '../../http/read-texts.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { finishPayment } from '../finish.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { answerOutcome } from './answer-outcome.ts';
import type { PaymentCallParts } from './call-parts.ts';
import { countQuestion } from './count-question.ts';
import { inTime } from './in-time.ts';
import { askedFor, unknownLink } from './unknown-ids.ts';

/** `POST /api/payments/finish-payment`: how the link's payment ended, and on with one whose bank has asked. */
export function finishCall({
  payments,
  bodyLimitBytes,
}: PaymentCallParts & { payments: PaymentParts }): Handler<ServerEnv> {
  return async (c) => {
    const { uniqueId } = await readTexts(c, bodyLimitBytes, ['uniqueId']);
    const outcome = await inTime(payments, async () => {
      const id = await askedFor(c, payments, uniqueId);
      await countQuestion(payments, id);
      return finishPayment(payments, id);
    });
    if (outcome.kind === 'refused' && outcome.code === 'invalid_link') return unknownLink(c, payments, false);
    return answerOutcome(c, outcome);
  };
}

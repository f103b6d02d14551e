import type { Context } from 'hono';
import type { CreatePaymentAnswer } from '../../../schema/api/payments.ts';
import { type ErrorCode, HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Outcome } from '../charge/outcome.ts';
import { declines } from '../provider/decline.ts';

/**
 * Answers with the outcome of a payment.
 * @throws HttpError unless it is paid or the client's bank requires authentication
 */
export function answerOutcome(c: Context<ServerEnv>, outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'paid':
      return c.json({ success: true } satisfies CreatePaymentAnswer);
    case 'action': {
      const { clientSecret } = outcome;
      return c.json({ success: false, nextAction: { clientSecret } } satisfies CreatePaymentAnswer);
    }
    case 'declined':
      throw new HttpError('card_declined', { message: messageOf(outcome.decline) });
    case 'unknown':
      throw new HttpError('payment_unknown');
    case 'refused':
      throw refused(outcome);
  }
}

export function refused({ code, retryAfterMs }: { code: ErrorCode; retryAfterMs?: number }): HttpError {
  const seconds = retryAfterMs === undefined ? undefined : String(Math.ceil(retryAfterMs / 1000));
  return new HttpError(code, seconds === undefined ? {} : { headers: { 'retry-after': seconds } });
}

function messageOf(decline: string | null): string {
  const known = decline !== null && Object.hasOwn(declines, decline);
  return known ? declines[decline as keyof typeof declines] : declines.declined;
}

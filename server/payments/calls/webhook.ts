import type { Handler } from 'hono';
import { HttpError } from '../../errors.ts';
import { readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { heedEvent } from '../heed-event.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { ProviderError } from '../provider/provider.ts';
import type { PaymentCallParts } from './call-parts.ts';

/** Events carry whole objects: they are larger than what visitors send. */
const leastLimitBytes = 1_000_000;

/**
 * `POST /api/payments/webhook`: the provider says that something happened. Answered with 200 when that is dealt with;
 * whatever else makes the provider say it again.
 */
export function webhookCall({
  payments,
  bodyLimitBytes,
}: PaymentCallParts & { payments: PaymentParts }): Handler<ServerEnv> {
  return async (c) => {
    const body = await readBody(c, 'application/json', Math.max(bodyLimitBytes, leastLimitBytes));
    const signature = c.req.header('stripe-signature') ?? '';
    const event = await payments.provider.readEvent(body, signature, payments.clock());
    if (!event) throw new HttpError('invalid_signature');
    try {
      await heedEvent(payments, event);
    } catch (cause) {
      if (cause instanceof ProviderError) throw new HttpError('provider_unavailable', { cause });
      throw cause;
    }
    return c.json({ success: true });
  };
}

import type { Handler } from 'hono';
import { HttpError } from '../../errors.ts';
import { readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { ProviderError } from '../provider/provider.ts';
import { handleWebhookEvent } from '../reconcile/handle-webhook-event.ts';
import type { PaymentCallParts } from './call-parts.ts';

/** Events contain whole objects, so they are larger than visitors' requests. */
const minLimitBytes = 1_000_000;

/**
 * `POST /api/payments/webhook`: an event of the provider. The response is 200 once it is handled; any other
 * makes the provider send it again.
 */
export function webhookCall({
  payments,
  bodyLimitBytes,
}: PaymentCallParts & { payments: PaymentParts }): Handler<ServerEnv> {
  return async (c) => {
    const body = await readBody(c, 'application/json', Math.max(bodyLimitBytes, minLimitBytes));
    const signature = c.req.header('stripe-signature') ?? '';
    const event = await payments.provider.readEvent(body, signature, payments.clock());
    if (!event) throw new HttpError('invalid_signature');
    try {
      await handleWebhookEvent(payments, event);
    } catch (cause) {
      if (cause instanceof ProviderError) throw new HttpError('provider_unavailable', { cause });
      throw cause;
    }
    return c.json({ success: true });
  };
}

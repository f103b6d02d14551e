import type { Context } from 'hono';
import { HttpError } from '../../errors.ts';
import { readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { ProviderError } from '../provider/provider.ts';
import { handleWebhookEvent } from '../reconcile/handle-webhook-event.ts';

/** Events contain whole objects, so they are larger than visitors' requests. */
const minLimitBytes = 1_000_000;

/**
 * `POST /api/payments/webhook`: an event of the provider. The response is 200 once it is handled; any other
 * makes the provider send it again.
 */
export async function webhookCall(c: Context<ServerEnv>, payments: PaymentParts): Promise<Response> {
  const limitBytes = Math.max(c.get('config').bodyLimitBytes, minLimitBytes);
  const body = await readBody(c, 'application/json', limitBytes);
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
}

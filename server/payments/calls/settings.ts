import type { Handler } from 'hono';
import type { PaymentSettings } from '../../../schema/api/payments.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { PaymentParts } from '../payment-parts.ts';

/** `GET /api/payments/settings`: what the pay page needs to show its card fields. */
export function settingsCall(payments: Pick<PaymentParts, 'provider'> | undefined): Handler<ServerEnv> {
  const answer: PaymentSettings = {
    provider: payments?.provider.name ?? 'none',
    publishableKey: payments?.provider.publishableKey ?? '',
    isTest: payments?.provider.isTest ?? false,
  };
  return (c) => c.json(answer);
}

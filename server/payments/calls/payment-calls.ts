import type { Hono, MiddlewareHandler } from 'hono';
import { HttpError } from '../../errors.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { PaymentParts } from '../payment-parts.ts';
import type { TestProvider } from '../test-provider/test-provider.ts';
import type { PaymentCallParts } from './call-parts.ts';
import { createPayment } from './create-payment.ts';
import { finishCall } from './finish-payment.ts';
import { generateLink } from './generate-link.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';
import { settingsCall } from './settings.ts';
import { staffLinkCalls } from './staff-link-calls.ts';
import { testChallenge } from './test-challenge.ts';
import { validateLink } from './validate-link.ts';
import { webhookCall } from './webhook.ts';

/** Registers the calls of the pay page, of staff, and of the provider. Source: product-rules.md, Calls. */
export function paymentCalls(
  app: Hono<ServerEnv>,
  { payments, staffOnly, ...rest }: PaymentCallParts & { staffOnly: MiddlewareHandler<ServerEnv> },
): void {
  app.use('/api/payments/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  app.get('/api/payments/settings', settingsCall(payments));
  app.use('/api/payments/generate-link', staffOnly);
  staffLinkCalls(app, { payments, ...rest });
  if (!payments) {
    app.use('/api/payments/*', notConfigured);
    return;
  }
  const parts = { ...rest, payments };
  for (const call of ['validate-link/*', 'create-payment', 'finish-payment', 'test-challenge'])
    app.use(`/api/payments/${call}`, refuseCrossSite(rest.publicUrl));
  onlyMethods(app, '/api/payments/generate-link', { POST: generateLink(parts) });
  app.get('/api/payments/validate-link/:id', validateLink(payments));
  onlyMethods(app, '/api/payments/create-payment', { POST: createPayment(parts) });
  onlyMethods(app, '/api/payments/finish-payment', { POST: finishCall(parts) });
  onlyMethods(app, '/api/payments/webhook', { POST: webhookCall(parts) });
  if (isTestProvider(payments.provider))
    onlyMethods(app, '/api/payments/test-challenge', {
      POST: testChallenge(payments.provider, rest.bodyLimitBytes),
    });
}

const notConfigured: MiddlewareHandler<ServerEnv> = async () => {
  throw new HttpError('payments_not_configured');
};

function isTestProvider(provider: PaymentParts['provider']): provider is TestProvider {
  return provider.name === 'test';
}

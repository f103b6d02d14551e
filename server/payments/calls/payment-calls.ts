import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { PaymentSettings } from '../../../schema/api/payments.ts';
import { HttpError } from '../../errors.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { refuseCrossSite } from '../../security/same-origin.ts';
import { requirePermission } from '../../staff/permissions.ts';
import type { PaymentParts } from '../payment-parts.ts';
import type { TestProvider } from '../test-provider/test-provider.ts';
import { createPayment } from './create-payment.ts';
import { finishCall } from './finish-payment.ts';
import { generateLink } from './generate-link.ts';
import { staffLinkCalls } from './staff-link-calls.ts';
import { testChallenge } from './test-challenge.ts';
import { validateLink } from './validate-link.ts';
import { webhookCall } from './webhook.ts';

/** Registers the calls of the pay page, of staff, and of the provider. Source: product-rules.md, Calls. */
export function paymentCalls(
  app: Hono<ServerEnv>,
  payments: PaymentParts | undefined,
  staffOnly: MiddlewareHandler<ServerEnv>,
): void {
  // What the pay page needs to show its card fields.
  app.get('/api/payments/settings', (c) => {
    const { name = 'none', publishableKey = '', isTest = false } = payments?.provider ?? {};
    return c.json<PaymentSettings>({ provider: name, publishableKey, isTest });
  });
  app.use('/api/payments/generate-link', staffOnly, requirePermission('payments'));
  app.use('/api/staff/payment-links/*', requirePermission('payments'));
  if (!payments) {
    for (const calls of ['/api/payments/*', '/api/staff/payment-links/*']) app.use(calls, notConfigured);
    return;
  }
  for (const call of ['validate-link/*', 'create-payment', 'finish-payment', 'test-challenge'])
    app.use(`/api/payments/${call}`, refuseCrossSite);
  const post = <Parts>(
    name: string,
    call: (c: Context<ServerEnv>, parts: Parts) => Promise<Response>,
    parts: Parts,
  ) => onlyMethods(app, `/api/payments/${name}`, { POST: (c) => call(c, parts) });
  post('generate-link', generateLink, payments);
  app.get('/api/payments/validate-link/:id', (c) => validateLink(c, payments));
  post('create-payment', createPayment, payments);
  post('finish-payment', finishCall, payments);
  post('webhook', webhookCall, payments);
  if (isTestProvider(payments.provider)) post('test-challenge', testChallenge, payments.provider);
  staffLinkCalls(app, payments);
}

const notConfigured: MiddlewareHandler<ServerEnv> = async () => {
  throw new HttpError('payments_not_configured');
};

function isTestProvider(provider: PaymentParts['provider']): provider is TestProvider {
  return provider.name === 'test';
}

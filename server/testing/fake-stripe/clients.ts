import Stripe from 'stripe';
import type { FakeStripe } from './fake-stripe.ts';

/** A single attempt: tests see every response. The SDK still retries once after a broken connection. */
const singleAttempt = { maxNetworkRetries: 0, telemetry: false } as const;

/** The real SDK, as on a server. */
export const serverClient = ({ secretKey, clientOptions }: FakeStripe, more: Stripe.StripeConfig = {}) =>
  new Stripe(secretKey, { ...singleAttempt, ...clientOptions, ...more });

/** The SDK with the publishable key, as Stripe.js has in browsers. */
export const browserClient = ({ publishableKey, clientOptions }: FakeStripe) =>
  new Stripe(publishableKey, { ...singleAttempt, ...clientOptions });

/** The intent of a payment link. */
export const manualIntent = {
  amount: 21_950,
  currency: 'usd',
  allowed_payment_method_types: ['card'],
  confirmation_method: 'manual',
} satisfies Stripe.PaymentIntentCreateParams;

/** Pays in one call. @param paymentMethod such as `pm_card_visa` */
export const pay = (
  fakeStripe: FakeStripe,
  paymentMethod = 'pm_card_visa',
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
) =>
  serverClient(fakeStripe).paymentIntents.create({
    ...manualIntent,
    payment_method: paymentMethod,
    confirm: true,
    ...more,
  });

/** The Stripe error of a call. @throws if the call succeeded */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}

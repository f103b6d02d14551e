import Stripe from 'stripe';
import type { StripeCounterpart } from './counterpart.ts';

/** Tries once, so that a test sees every answer. The SDK still repeats once what a broken connection interrupted. */
const once = { maxNetworkRetries: 0, telemetry: false } as const;

/** The real SDK, as a server uses it. */
export const serverClient = (
  { secretKey, clientOptions }: StripeCounterpart,
  more: Stripe.StripeConfig = {},
) => new Stripe(secretKey, { ...once, ...clientOptions, ...more });

/** With the publishable key, which Stripe.js has in browsers. */
export const browserClient = ({ publishableKey, clientOptions }: StripeCounterpart) =>
  new Stripe(publishableKey, { ...once, ...clientOptions });

/** What a payment link asks for. */
export const manualIntent = {
  amount: 21_950,
  currency: 'usd',
  allowed_payment_method_types: ['card'],
  confirmation_method: 'manual',
} satisfies Stripe.PaymentIntentCreateParams;

/** A payment that was made in one call. @param paymentMethod such as `pm_card_visa` */
export const pay = (
  counterpart: StripeCounterpart,
  paymentMethod = 'pm_card_visa',
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
) =>
  serverClient(counterpart).paymentIntents.create({
    ...manualIntent,
    payment_method: paymentMethod,
    confirm: true,
    ...more,
  });

/** What a call was refused with. @throws when it was not refused */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was not refused.');
}

import { cardOf } from '../cards/payment-methods.ts';
import { createCharge } from '../charges/charges.ts';
import { disputeCharge } from '../charges/disputes.ts';
import { type ApiError, cardError, type Decline, docUrl } from '../http/api-error.ts';
import { attemptsOf, type Confirmation, emit, newId, type Store } from '../store.ts';
import type { Intent, PaymentMethod } from '../stripe-objects.ts';

/** Completes a 3-D Secure challenge. @returns false if that challenge is not open */
export function completeChallenge(
  store: Store,
  intent: Intent,
  challenge: string,
  isPassed: boolean,
): boolean {
  const attempts = attemptsOf(store, intent);
  if (intent.status !== 'requires_action' || attempts.challenge !== challenge) return false;
  intent.next_action = null;
  const method = store.methods.get(intent.payment_method ?? '');
  if (!method) return false;
  if (!isPassed) {
    fail(store, intent, method, authenticationFailure);
    return true;
  }
  attempts.authenticated = method.id;
  if (intent.confirmation_method === 'manual') {
    intent.status = 'requires_confirmation';
    return true;
  }
  try {
    processCard(store, intent, method);
  } catch {
    // The decline is recorded in the intent; the challenge itself was completed.
  }
  return true;
}

/** Settles a payment in `processing`. */
export function settleIntent(store: Store, intent: Intent, declined: Decline | undefined): void {
  const method = store.methods.get(intent.payment_method ?? '');
  if (intent.status !== 'processing' || !method)
    throw new Error(`${intent.id} is ${intent.status}, not processing.`);
  if (declined) decline(store, intent, method, declined);
  else charge(store, intent, method);
}

/** How the client gets to the bank's page and back. */
export interface RedirectOptions {
  returnUrl?: string;
  useStripeSdk?: boolean;
}

/** Moves the intent to `requires_action`: the client must authenticate. */
export function requestAuthentication(
  store: Store,
  intent: Intent,
  method: PaymentMethod,
  { returnUrl, useStripeSdk }: RedirectOptions,
): void {
  const challenge = newId('payatt');
  attemptsOf(store, intent).challenge = challenge;
  intent.status = 'requires_action';
  intent.next_action =
    returnUrl && !useStripeSdk
      ? {
          type: 'redirect_to_url',
          redirect_to_url: {
            return_url: returnUrl,
            url: `https://hooks.stripe.com/3d_secure_2/hosted?payment_intent=${intent.id}&source=${challenge}`,
          },
        }
      : {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'stripe_3ds2_fingerprint', three_d_secure_2_source: challenge },
        };
  note(store, intent, method, 'authentication required');
  emit(store, 'payment_intent.requires_action', intent);
}

export function processCard(store: Store, intent: Intent, method: PaymentMethod): void {
  if (store.processingNext > 0) {
    store.processingNext -= 1;
    intent.status = 'processing';
    note(store, intent, method, 'processing');
    emit(store, 'payment_intent.processing', intent);
    return;
  }
  const { decline: declined } = cardOf(store, method);
  if (declined) throw decline(store, intent, method, declined);
  charge(store, intent, method);
}

function charge(store: Store, intent: Intent, method: PaymentMethod): void {
  const taken = createCharge(store, intent, method, undefined);
  store.used.add(method.id);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = taken.id;
  intent.last_payment_error = null;
  note(store, intent, method, 'charged');
  emit(store, 'charge.succeeded', taken);
  emit(store, 'payment_intent.succeeded', intent);
  const { dispute } = cardOf(store, method);
  // The dispute comes after the response to the call.
  if (dispute) setImmediate(() => disputeCharge(store, taken, { reason: dispute }));
}

/** @returns the error for the response */
export function decline(store: Store, intent: Intent, method: PaymentMethod, declined: Decline): ApiError {
  const attempt = createCharge(store, intent, method, declined);
  intent.latest_charge = attempt.id;
  note(store, intent, method, 'declined');
  emit(store, 'charge.failed', attempt);
  fail(store, intent, method, {
    type: 'card_error',
    code: declined.code,
    decline_code: declined.declineCode,
    message: declined.message,
    param: declined.param,
    charge: attempt.id,
    doc_url: docUrl(declined.code),
  });
  return cardError(declined, { intent, charge: attempt, method });
}

type PaymentError = NonNullable<Intent['last_payment_error']>;

const authenticationFailure = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  doc_url: docUrl('payment_intent_authentication_failure'),
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
} satisfies PaymentError;

/** Records the failure; the intent then waits for another payment method. */
function fail(
  store: Store,
  intent: Intent,
  method: PaymentMethod,
  error: Omit<PaymentError, 'code'> & { code: string },
): void {
  attemptsOf(store, intent).authenticated = undefined;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = { ...error, payment_method: method } as PaymentError;
  emit(store, 'payment_intent.payment_failed', intent);
}

function note(store: Store, intent: Intent, method: PaymentMethod, outcome: Confirmation['outcome']): void {
  store.confirmations.push({ intent: intent.id, paymentMethod: method.id, outcome });
}

import { createCharge } from './charges.ts';
import { disputeCharge } from './disputes.ts';
import type { Intent, PaymentMethod } from './objects.ts';
import { cardOf } from './payment-methods.ts';
import { cardRefusal, type Decline, docUrl, type Refusal } from './refusal.ts';
import { attemptsOf, type Confirmation, emit, newId, type Store } from './store.ts';

/** The answer to the bank's question. @returns false when it is not, or no longer, the question that is open */
export function answerChallenge(store: Store, intent: Intent, challenge: string, isPassed: boolean): boolean {
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
    // The decline stands in the intent; whoever answers the bank's question is not told.
  }
  return true;
}

/** What a payment in `processing` came to. */
export function settleIntent(store: Store, intent: Intent, declined: Decline | undefined): void {
  const method = store.methods.get(intent.payment_method ?? '');
  if (intent.status !== 'processing' || !method)
    throw new Error(`${intent.id} is ${intent.status}, not processing.`);
  if (declined) decline(store, intent, method, declined);
  else charge(store, intent, method);
}

/** How the client reaches the bank's page, and comes back. */
export interface Handover {
  returnUrl?: string;
  useStripeSdk?: boolean;
}

/** Moves the intent to `requires_action`: the client must authenticate. */
export function askClient(
  store: Store,
  intent: Intent,
  method: PaymentMethod,
  { returnUrl, useStripeSdk }: Handover,
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
  note(store, intent, method, 'asks client');
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
  // The answer to the call knows nothing of it yet.
  if (dispute) setImmediate(() => disputeCharge(store, taken, { reason: dispute }));
}

/** @returns what the call is refused with */
export function decline(store: Store, intent: Intent, method: PaymentMethod, declined: Decline): Refusal {
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
  return cardRefusal(declined, { intent, charge: attempt, method });
}

type PaymentError = NonNullable<Intent['last_payment_error']>;

const authenticationFailure = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  doc_url: docUrl('payment_intent_authentication_failure'),
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
} satisfies PaymentError;

/** The intent waits for another payment method, and keeps why. */
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

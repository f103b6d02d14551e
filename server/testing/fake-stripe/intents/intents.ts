import { randomBytes } from 'node:crypto';
import { unexpectedState } from '../http/api-error.ts';
import { attemptsOf, emit, newId, now, type Store } from '../store.ts';
import type { Intent } from '../stripe-objects.ts';

export interface NewIntent {
  amount: number;
  currency: string;
  confirmationMethod: 'automatic' | 'manual';
  /** Undefined uses the account's own list of methods. */
  allowedTypes: string[] | undefined;
  allowRedirects: 'always' | 'never';
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
  statementDescriptorSuffix: string | null;
}

export function createIntent(store: Store, fields: NewIntent): Intent {
  const id = newId('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: (fields.allowedTypes ?? null) as Intent['allowed_payment_method_types'],
    amount: fields.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: fields.allowedTypes
      ? null
      : { allow_redirects: fields.allowRedirects, enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(13).toString('hex')}`,
    confirmation_method: fields.confirmationMethod,
    created: now(store),
    currency: fields.currency,
    customer: null,
    customer_account: null,
    description: fields.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    } as Intent['payment_method_options'],
    payment_method_types: fields.allowedTypes ?? ['card', 'link'],
    payment_record: null,
    processing: null,
    receipt_email: fields.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: fields.statementDescriptorSuffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  store.intents.set(id, intent);
  emit(store, 'payment_intent.created', intent);
  return intent;
}

/** Voids an authentication in progress; the intent must be confirmed again. */
export function resetConfirmation(store: Store, intent: Intent): void {
  attemptsOf(store, intent).authenticated = undefined;
  intent.next_action = null;
  intent.status = intent.payment_method ? 'requires_confirmation' : 'requires_payment_method';
}

const cancelable = [
  'requires_payment_method',
  'requires_capture',
  'requires_reauthorization',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/** A card payment in `processing` is already at the bank and cannot be canceled. */
export function cancelIntent(store: Store, intent: Intent, reason: Intent['cancellation_reason']): void {
  if (!cancelable.includes(intent.status) || intent.status === 'processing') {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(', ')}.`,
    );
  }
  intent.status = 'canceled';
  intent.canceled_at = now(store);
  intent.cancellation_reason = reason;
  intent.next_action = null;
  emit(store, 'payment_intent.canceled', intent);
}

const changeable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** @throws ApiError if this property can no longer be changed */
export function assertChangeable(intent: Intent, property: 'amount' | 'currency' | 'payment_method'): void {
  if (changeable.includes(intent.status)) return;
  throw unexpectedState(
    intent,
    `This PaymentIntent's ${property} could not be updated because it has a status of ${intent.status}. You may only update the ${property} of a PaymentIntent with one of the following statuses: ${changeable.join(', ')}.`,
  );
}

import { ApiError, invalidParam } from '../http/api-error.ts';
import {
  boolean,
  email,
  hash,
  list,
  metadata,
  oneOf,
  positive,
  type Read,
  type Reader,
  text,
  unsettable,
} from '../http/params.ts';
import type { ConfirmRequest } from './confirm.ts';

const minCents = 50;
const maxCents = 99_999_999;

/** Source: docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const amount: Reader<number> = (value, name) => {
  const cents = positive(value, name);
  if (cents < minCents) throw invalidParam(name, 'amount_too_small', 'Amount must be at least $0.50 usd');
  if (cents > maxCents)
    throw invalidParam(name, 'amount_too_large', 'Amount must be no more than $999,999.99');
  return cents;
};

/** Source: docs.stripe.com/get-started/account/statement-descriptors. */
const suffix: Reader<string> = (value, name) => {
  const words = text(value, name);
  if (words.length <= 22 && /[a-z]/i.test(words) && !/[<>\\'"*]/.test(words)) return words;
  throw invalidParam(
    name,
    'invalid_statement_descriptor_suffix',
    'The statement descriptor suffix must be at most 22 characters, contain a letter and none of < > \\ \' " *.',
  );
};

const noStatementDescriptor: Reader<never> = (_value, name) => {
  throw invalidParam(
    name,
    undefined,
    'The `statement_descriptor` parameter is not supported for charges with `payment_method_type` card. Use `statement_descriptor_suffix` instead.',
  );
};

/** The types that this account supports; others are silently ignored. */
const allowedTypes: Reader<string[]> = (value, name) =>
  list(text)(value, name).filter((type) => type === 'card');

/**
 * Source:
 * docs.stripe.com/changelog/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents.
 */
const noMethodTypes: Reader<never> = () => {
  throw invalidParam(
    'payment_method_types',
    'payment_method_types_no_longer_supported',
    'The parameter payment_method_types is no longer supported on this API version. Use allowed_payment_method_types or excluded_payment_method_types instead.',
  );
};

/** Parameters that Stripe supports and the fake does not. The error must not look like a caller's mistake. */
const unsupported: Reader<never> = (_value, name) => {
  const message = `The fake Stripe does not support ${name}; Stripe does.`;
  throw new ApiError(501, { type: 'api_error', message, param: name }, { isStored: false });
};

const unsupportedParams = {
  application_fee_amount: unsupported,
  confirmation_token: unsupported,
  customer: unsupported,
  excluded_payment_method_types: unsupported,
  mandate_data: unsupported,
  off_session: unsupported,
  payment_method_configuration: unsupported,
  payment_method_data: unsupported,
  payment_method_options: unsupported,
  radar_options: unsupported,
  setup_future_usage: unsupported,
  shipping: unsupported,
  transfer_group: unsupported,
};

const sharedParams = {
  ...unsupportedParams,
  allowed_payment_method_types: allowedTypes,
  amount,
  currency: oneOf('usd'),
  description: unsettable(text),
  metadata: unsettable(metadata),
  payment_method: text,
  payment_method_types: noMethodTypes,
  receipt_email: unsettable(email),
  statement_descriptor: noStatementDescriptor,
  statement_descriptor_suffix: suffix,
};

const confirmParams = {
  ...unsupportedParams,
  error_on_requires_action: boolean,
  payment_method: text,
  payment_method_types: noMethodTypes,
  receipt_email: unsettable(email),
  return_url: text,
  use_stripe_sdk: boolean,
};

export const updateSpec = sharedParams;

export const createSpec = {
  ...sharedParams,
  ...confirmParams,
  automatic_payment_methods: hash({ enabled: boolean, allow_redirects: oneOf('always', 'never') }),
  capture_method: oneOf('automatic', 'automatic_async'),
  confirm: boolean,
  confirmation_method: oneOf('automatic', 'manual'),
};

export const confirmSpec = {
  ...confirmParams,
  /** Authorizes a call with a publishable key. */
  client_secret: text,
};

export const sourceCancelSpec = { client_secret: text, source: text };

export const cancelSpec = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
};

export const toConfirmRequest = (read: Read<typeof confirmParams>): ConfirmRequest => ({
  paymentMethod: read.payment_method,
  receiptEmail: read.receipt_email,
  returnUrl: read.return_url,
  useStripeSdk: read.use_stripe_sdk,
  errorOnRequiresAction: read.error_on_requires_action,
});

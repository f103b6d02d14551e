import type { ConfirmRequest } from './confirm.ts';
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
} from './params.ts';
import { invalidParam, Refusal } from './refusal.ts';

const leastCents = 50;
const mostCents = 99_999_999;

/** Source: docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const amount: Reader<number> = (value, name) => {
  const cents = positive(value, name);
  if (cents < leastCents) throw invalidParam(name, 'amount_too_small', 'Amount must be at least $0.50 usd');
  if (cents > mostCents)
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

/** Those of the list that this account can take; the others are left out without a word. */
const allowedTypes: Reader<string[]> = (value, name) =>
  list(text)(value, name).filter((type) => type === 'card');

/** Source: docs.stripe.com/changelog/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents. */
const noMethodTypes: Reader<never> = () => {
  throw invalidParam(
    'payment_method_types',
    'payment_method_types_no_longer_supported',
    'The parameter payment_method_types is no longer supported on this API version. Use allowed_payment_method_types or excluded_payment_method_types instead.',
  );
};

/** What Stripe takes and the counterpart does not: nobody is to take it for a mistake of theirs. */
const notModelled: Reader<never> = (_value, name) => {
  const message = `The counterpart does not model ${name}, which Stripe does.`;
  throw new Refusal(501, { type: 'api_error', message, param: name }, { isKept: false });
};

const others = {
  application_fee_amount: notModelled,
  confirmation_token: notModelled,
  customer: notModelled,
  excluded_payment_method_types: notModelled,
  mandate_data: notModelled,
  off_session: notModelled,
  payment_method_configuration: notModelled,
  payment_method_data: notModelled,
  payment_method_options: notModelled,
  radar_options: notModelled,
  setup_future_usage: notModelled,
  shipping: notModelled,
  transfer_group: notModelled,
};

const common = {
  ...others,
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

const confirming = {
  ...others,
  error_on_requires_action: boolean,
  payment_method: text,
  payment_method_types: noMethodTypes,
  receipt_email: unsettable(email),
  return_url: text,
  use_stripe_sdk: boolean,
};

export const updateSpec = common;

export const createSpec = {
  ...common,
  ...confirming,
  automatic_payment_methods: hash({ enabled: boolean, allow_redirects: oneOf('always', 'never') }),
  capture_method: oneOf('automatic', 'automatic_async'),
  confirm: boolean,
  confirmation_method: oneOf('automatic', 'manual'),
};

export const confirmSpec = {
  ...confirming,
  /** How a publishable key shows that it may. */
  client_secret: text,
};

export const sourceCancelSpec = { client_secret: text, source: text };

export const cancelSpec = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
};

export const confirmWish = (read: Read<typeof confirming>): ConfirmRequest => ({
  paymentMethod: read.payment_method,
  receiptEmail: read.receipt_email,
  returnUrl: read.return_url,
  useStripeSdk: read.use_stripe_sdk,
  errorOnRequiresAction: read.error_on_requires_action,
});

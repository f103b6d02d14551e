import { findMethod } from '../cards/payment-methods.ts';
import { invalidParam, invalidRequest, missing } from '../http/api-error.ts';
import { listPage } from '../http/list.ts';
import { mergeMetadata, readParams, required, text } from '../http/params.ts';
import type { Call, Route } from '../http/route.ts';
import type { Store } from '../store.ts';
import type { Intent } from '../stripe-objects.ts';
import { completeChallenge } from './attempt.ts';
import { assertReturnUrl, confirmIntent } from './confirm.ts';
import {
  cancelSpec,
  confirmSpec,
  createSpec,
  sourceCancelSpec,
  toConfirmRequest,
  updateSpec,
} from './intent-params.ts';
import { assertChangeable, cancelIntent, createIntent, resetConfirmation } from './intents.ts';

export function findIntent(store: Store, id: string, param = 'intent'): Intent {
  const intent = store.intents.get(id);
  if (!intent) throw missing('payment_intent', id, param);
  return intent;
}

const locks = (_store: Store, { id }: Call) => id;

export const intentRoutes: readonly Route[] = [
  {
    name: 'POST /v1/payment_intents',
    answer(store, { params }) {
      const read = readParams(params, createSpec);
      if (read.automatic_payment_methods && read.allowed_payment_method_types)
        throw invalidParam(
          'allowed_payment_method_types',
          undefined,
          'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
        );
      const request = toConfirmRequest(read);
      const allowRedirects = read.automatic_payment_methods?.allow_redirects ?? 'always';
      if (read.confirm && !read.allowed_payment_method_types) assertReturnUrl(allowRedirects, request);
      const amount = required(read.amount, 'amount');
      const currency = required(read.currency, 'currency');
      const method = read.payment_method ? findMethod(store, read.payment_method) : undefined;
      const intent = createIntent(store, {
        amount,
        currency,
        confirmationMethod: read.confirmation_method ?? 'automatic',
        allowedTypes: read.allowed_payment_method_types,
        allowRedirects,
        description: read.description ?? null,
        metadata: mergeMetadata({}, read.metadata),
        receiptEmail: read.receipt_email ?? null,
        statementDescriptorSuffix: read.statement_descriptor_suffix ?? null,
      });
      if (method) intent.payment_method = method.id;
      if (method) intent.status = 'requires_confirmation';
      if (read.confirm) confirmIntent(store, intent, { ...request, paymentMethod: method?.id });
      return intent;
    },
  },
  {
    name: 'GET /v1/payment_intents',
    answer: (store, { params }) => listPage('/v1/payment_intents', store.intents.values(), params),
  },
  {
    name: 'GET /v1/payment_intents/:id',
    isPublic: true,
    answer(store, { id, params, isPublishable }) {
      const { client_secret } = readParams(params, { client_secret: text });
      const intent = findIntent(store, id);
      if (isPublishable) assertSecret(intent, client_secret);
      return isPublishable ? publicView(intent) : intent;
    },
  },
  {
    name: 'POST /v1/payment_intents/:id',
    locks,
    answer(store, { id, params }) {
      const read = readParams(params, updateSpec);
      const intent = findIntent(store, id);
      if (read.amount !== undefined) assertChangeable(intent, 'amount');
      if (read.currency !== undefined) assertChangeable(intent, 'currency');
      if (read.payment_method !== undefined) {
        assertChangeable(intent, 'payment_method');
        intent.payment_method = findMethod(store, read.payment_method).id;
      }
      if (read.amount !== undefined) intent.amount = read.amount;
      if (read.allowed_payment_method_types) intent.payment_method_types = read.allowed_payment_method_types;
      if (read.description !== undefined) intent.description = read.description;
      if (read.receipt_email !== undefined) intent.receipt_email = read.receipt_email;
      if (read.statement_descriptor_suffix)
        intent.statement_descriptor_suffix = read.statement_descriptor_suffix;
      intent.metadata = mergeMetadata(intent.metadata, read.metadata);
      if (read.amount !== undefined || read.payment_method !== undefined) resetConfirmation(store, intent);
      return intent;
    },
  },
  {
    name: 'POST /v1/payment_intents/:id/confirm',
    isPublic: true,
    locks,
    answer(store, { id, params, isPublishable }) {
      const { client_secret, ...read } = readParams(params, confirmSpec);
      const intent = findIntent(store, id);
      if (isPublishable) {
        assertSecret(intent, client_secret);
        assertCanConfirm(intent);
      }
      confirmIntent(store, intent, toConfirmRequest(read));
      return isPublishable ? publicView(intent) : intent;
    },
  },
  {
    // Undocumented; Stripe.js and the mobile SDKs call it when the client closes the challenge.
    name: 'POST /v1/payment_intents/:id/source_cancel',
    isPublic: true,
    locks,
    answer(store, { id, params }) {
      const read = readParams(params, sourceCancelSpec);
      const intent = findIntent(store, id);
      assertSecret(intent, read.client_secret);
      completeChallenge(store, intent, required(read.source, 'source'), false);
      return publicView(intent);
    },
  },
  {
    name: 'POST /v1/payment_intents/:id/cancel',
    locks,
    answer(store, { id, params }) {
      const read = readParams(params, cancelSpec);
      const intent = findIntent(store, id);
      cancelIntent(store, intent, read.cancellation_reason ?? null);
      return intent;
    },
  },
];

/** Does not reveal whether the intent exists to callers without its secret. */
function assertSecret(intent: Intent, secret: string | undefined): void {
  required(secret, 'client_secret');
  if (secret === intent.client_secret) return;
  throw invalidParam(
    'client_secret',
    undefined,
    'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the client_secret passed is the correct client_secret returned at PaymentIntent creation.',
  );
}

function assertCanConfirm(intent: Intent): void {
  if (intent.confirmation_method === 'automatic') return;
  throw invalidRequest(
    `This PaymentIntent ${intent.id} cannot be confirmed using your publishable key because its \`confirmation_method\` is set to \`manual\`. Please use your secret key instead, or create a PaymentIntent with \`confirmation_method\` set to \`automatic\`.`,
  );
}

const publicProperties = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const;

/** The intent as a publishable key sees it, without metadata and charges. */
const publicView = (intent: Intent): object =>
  Object.fromEntries(publicProperties.map((name) => [name, intent[name]]));

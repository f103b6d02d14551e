import { invalidParam, missing } from '../http/api-error.ts';
import { listPage } from '../http/list.ts';
import { mergeMetadata, metadata, oneOf, positive, readParams, text, unsettable } from '../http/params.ts';
import type { Call, Route } from '../http/route.ts';
import { findIntent } from '../intents/intent-routes.ts';
import type { Store } from '../store.ts';
import { chargeOfIntent, createRefund } from './refunds.ts';

const createSpec = {
  amount: positive,
  charge: text,
  metadata: unsettable(metadata),
  payment_intent: text,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
};

/** A refund locks the payment it refunds. */
const paymentOf = (store: Store, { params: { payment_intent, charge } }: Call) =>
  typeof payment_intent === 'string'
    ? payment_intent
    : store.charges.get(typeof charge === 'string' ? charge : '')?.payment_intent;

export const refundRoutes: readonly Route[] = [
  {
    name: 'POST /v1/refunds',
    locks: paymentOf,
    answer(store, { params }) {
      const read = readParams(params, createSpec);
      if (!read.charge && !read.payment_intent)
        throw invalidParam(
          'charge',
          'parameter_missing',
          'One of the following params should be provided for this request: payment_intent or charge.',
        );
      const charge = read.payment_intent
        ? chargeOfIntent(store, findIntent(store, read.payment_intent, 'payment_intent'))
        : store.charges.get(read.charge ?? '');
      if (!charge) throw missing('charge', read.charge ?? '', 'charge');
      const { amount, reason } = read;
      return createRefund(store, charge, { amount, reason, metadata: mergeMetadata({}, read.metadata) });
    },
  },
  {
    name: 'GET /v1/refunds',
    answer: (store, { params }) =>
      listPage('/v1/refunds', store.refunds.values(), params, ['charge', 'payment_intent']),
  },
  {
    name: 'GET /v1/refunds/:id',
    answer(store, { id, params }) {
      readParams(params, {});
      const refund = store.refunds.get(id);
      if (!refund) throw missing('refund', id);
      return refund;
    },
  },
];

import { missing } from '../http/api-error.ts';
import { listPage } from '../http/list.ts';
import { email, mergeMetadata, metadata, readParams, text, unsettable } from '../http/params.ts';
import type { Route } from '../http/route.ts';
import { emit } from '../store.ts';

const updateSpec = { description: text, metadata: unsettable(metadata), receipt_email: email };

export const chargeRoutes: readonly Route[] = [
  {
    name: 'GET /v1/charges',
    answer: (store, { params }) =>
      listPage('/v1/charges', store.charges.values(), params, ['payment_intent']),
  },
  {
    name: 'GET /v1/charges/:id',
    answer(store, { id, params }) {
      readParams(params, {});
      const charge = store.charges.get(id);
      if (!charge) throw missing('charge', id);
      return charge;
    },
  },
  {
    name: 'POST /v1/charges/:id',
    locks: (store, { id }) => store.charges.get(id)?.payment_intent,
    /** Setting `receipt_email` sends a receipt to that address. Source: docs.stripe.com/receipts. */
    answer(store, { id, params }) {
      const read = readParams(params, updateSpec);
      const charge = store.charges.get(id);
      if (!charge) throw missing('charge', id);
      if (read.description !== undefined) charge.description = read.description;
      charge.metadata = mergeMetadata(charge.metadata, read.metadata);
      if (read.receipt_email !== undefined) {
        charge.receipt_email = read.receipt_email;
        store.receipts.push({ charge: id, email: read.receipt_email });
      }
      emit(store, 'charge.updated', charge);
      return charge;
    },
  },
];

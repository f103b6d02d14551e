import { listPage } from './list.ts';
import { readParams } from './params.ts';
import { missing } from './refusal.ts';
import type { Route } from './route.ts';

export const disputeRoutes: readonly Route[] = [
  {
    name: 'GET /v1/disputes',
    answer: (store, { params }) =>
      listPage('/v1/disputes', store.disputes.values(), params, ['charge', 'payment_intent']),
  },
  {
    name: 'GET /v1/disputes/:id',
    answer(store, { id, params }) {
      readParams(params, {});
      const dispute = store.disputes.get(id);
      if (!dispute) throw missing('dispute', id);
      return dispute;
    },
  },
];

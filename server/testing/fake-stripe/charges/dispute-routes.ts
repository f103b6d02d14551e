import { missing } from '../http/api-error.ts';
import { listPage } from '../http/list.ts';
import { readParams } from '../http/params.ts';
import type { Route } from '../http/route.ts';

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

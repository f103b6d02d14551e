import { missing } from '../http/api-error.ts';
import { listPage } from '../http/list.ts';
import { readParams } from '../http/params.ts';
import type { Route } from '../http/route.ts';

export const eventRoutes: readonly Route[] = [
  {
    name: 'GET /v1/events',
    answer: (store, { params }) => listPage('/v1/events', store.events.values(), params, ['type']),
  },
  {
    name: 'GET /v1/events/:id',
    answer(store, { id, params }) {
      readParams(params, {});
      const event = store.events.get(id);
      if (!event) throw missing('event', id);
      return event;
    },
  },
];

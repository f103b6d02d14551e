import type { Store } from '../store.ts';
import type { Params } from './form.ts';

export interface Call {
  /** The id in the path, or an empty string. */
  id: string;
  /** From the body, or from the query of a GET. */
  params: Params;
  /** Calls with a publishable key see less and can do less. */
  isPublishable: boolean;
}

export interface Route {
  /** Such as `POST /v1/payment_intents/:id/confirm`. */
  name: string;
  /** Whether a publishable key is sufficient. */
  isPublic?: boolean;
  /** The id to lock while the call runs. */
  locks?: (store: Store, call: Call) => string | undefined;
  answer: (store: Store, call: Call) => object;
}

/** The route of a request and the id in its path. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; id: string } | undefined {
  for (const route of routes) {
    const match = matchName(route.name, method, path);
    if (match) return { route, id: match.id };
  }
  return undefined;
}

/** Matches a request with a route name such as `GET /v1/charges/:id`; returns the id in its path. */
export function matchName(name: string, method: string, path: string): { id: string } | undefined {
  const [wantedMethod, wantedPath = ''] = name.split(' ');
  if (wantedMethod !== method) return undefined;
  const wanted = wantedPath.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  if (!wanted.every((part, index) => part === ':id' || part === parts[index])) return undefined;
  return { id: decodeURIComponent(parts[wanted.indexOf(':id')] ?? '') };
}

import type { Params } from './form.ts';
import type { Store } from './store.ts';

export interface Call {
  /** The id in the path; empty in a path without one. */
  id: string;
  /** Of the body, or of the query of a GET. */
  params: Params;
  /** A publishable key sees less, and may do little. */
  isPublishable: boolean;
}

export interface Route {
  /** Such as `POST /v1/payment_intents/:id/confirm`. */
  name: string;
  /** Whether a publishable key opens it. */
  isPublic?: boolean;
  /** The object that nobody else may work on meanwhile. */
  locks?: (store: Store, call: Call) => string | undefined;
  answer: (store: Store, call: Call) => object;
}

/** The route of a request, and the id in its path. */
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

/** Whether a request is meant by a name such as `GET /v1/charges/:id`, and the id it names. */
export function matchName(name: string, method: string, path: string): { id: string } | undefined {
  const [wantedMethod, wantedPath = ''] = name.split(' ');
  if (wantedMethod !== method) return undefined;
  const wanted = wantedPath.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  if (!wanted.every((part, index) => part === ':id' || part === parts[index])) return undefined;
  return { id: decodeURIComponent(parts[wanted.indexOf(':id')] ?? '') };
}

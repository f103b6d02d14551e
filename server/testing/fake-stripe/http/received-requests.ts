import type { IncomingHttpHeaders } from 'node:http';

export interface ReceivedRequest {
  method: string;
  /** With the query. */
  path: string;
  /** Such as `POST /v1/payment_intents/:id/confirm`; for an unknown path, the method and the path. */
  route: string;
  headers: IncomingHttpHeaders;
  /** The raw body. */
  body: string;
  /** The status of the response; undefined if none was sent. */
  status?: number;
  isReplayed?: boolean;
}

/** All received requests, including those that failed. */
export interface Requests {
  all: ReceivedRequest[];
  /** @param route such as `POST /v1/refunds`; defaults to all */
  count(route?: string): number;
  /**
   * The raw text of all requests: paths, headers, and bodies.
   * @param from only requests with the publishable key, or only those without it
   */
  text(from?: 'browsers' | 'servers'): string;
}

/** @param publishableKey identifies requests from browsers */
export function createRequests(publishableKey: string): Requests {
  const all: ReceivedRequest[] = [];
  const isFromBrowser = ({ path, headers, body }: ReceivedRequest) =>
    [path, headers.authorization, body].some((part) => part?.includes(publishableKey));
  return {
    all,
    count: (route) => all.filter((request) => !route || request.route === route).length,
    text: (from) =>
      all
        .filter((request) => !from || isFromBrowser(request) === (from === 'browsers'))
        .map(
          ({ method, path, headers, body }) => `${method} ${path}\n${JSON.stringify(headers)}\n\n${body}\n`,
        )
        .join('\n'),
  };
}

import type { IncomingHttpHeaders } from 'node:http';

export interface ReceivedRequest {
  method: string;
  /** With its query. */
  path: string;
  /** Such as `POST /v1/payment_intents/:id/confirm`; of an unknown path, the method and the path. */
  route: string;
  headers: IncomingHttpHeaders;
  /** As it came. */
  body: string;
  /** What it was answered with; undefined as long as it was not, or when the answer was not let through. */
  status?: number;
  isReplayed?: boolean;
}

/** Everything that came, whatever became of it. */
export interface Requests {
  all: ReceivedRequest[];
  /** @param route such as `POST /v1/refunds`; all requests without it */
  count(route?: string): number;
  /**
   * All that was ever received, word for word: paths, headers and bodies.
   * @param from only what came with the publishable key, or only what came without it
   */
  text(from?: 'browsers' | 'servers'): string;
}

/** @param publishableKey what browsers have */
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

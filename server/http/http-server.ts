import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseUnreadable } from './refuse-unreadable.ts';

/** Time limits for clients, in ms. */
export interface HttpTimeouts {
  /** From the start of a request to the end of its headers. */
  headersMs: number;
  /** From the start of a request to the end of its body. */
  requestMs: number;
  /** Between two requests on one connection. */
  idleMs: number;
  /** How often the first two are enforced: a slow request is cut at most this much late. */
  checkEveryMs: number;
}

/** Above the 60 s after which common load balancers drop an idle connection, so they close it first. */
const defaults: HttpTimeouts = { headersMs: 15_000, requestMs: 30_000, idleMs: 65_000, checkEveryMs: 1000 };

/** A plain HTTP server that cuts slow clients and answers malformed requests like any other error. */
export function createHttpServer(listener: RequestListener, timeouts: HttpTimeouts = defaults): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.idleMs,
      // Node's own default of 30 s would double the time that a slow client gets.
      connectionsCheckingInterval: timeouts.checkEveryMs,
    },
    listener,
  );
  refuseUnreadable(server);
  return server;
}

import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseUnreadable } from './refuse-unreadable.ts';

/** Time limits for clients, in ms. */
const defaults = {
  /** From the start of a request to the end of its headers. */
  headersMs: 15_000,
  /** From the start of a request to the end of its body. */
  requestMs: 30_000,
  /** Between two requests on one connection: more than the 60 s after which common load balancers close it first. */
  idleMs: 65_000,
  /** How often the first two are enforced: a slow request is cut at most this much late. */
  checkEveryMs: 1000,
};

/** A plain HTTP server that cuts slow clients and answers malformed requests like any other error. */
export function createHttpServer(listener: RequestListener, timeouts = defaults): Server {
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

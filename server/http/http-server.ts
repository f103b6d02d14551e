import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { chatFilesPath } from '../../schema/api/chat.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

/** Time limits for clients, in ms. */
const defaults = {
  /** From the start of a request to the end of its headers. */
  headersMs: 15_000,
  /** From the end of the headers to the end of the body. */
  requestMs: 30_000,
  /** The same for an upload: 25 MB through a slow phone. */
  uploadMs: 15 * 60_000,
  /** The longest pause within an upload. */
  uploadPauseMs: 30_000,
  /** Between two requests on one connection: more than the 60 s after which common load balancers close it first. */
  idleMs: 65_000,
  /** How often the first two are enforced: a slow request is cut at most this much late. */
  checkEveryMs: 1000,
};

/** Authors send pictures and films to the studio. */
const isUploadPath = (path: string) =>
  ['/api/attachments', chatFilesPath].includes(path) || path.startsWith('/api/studio/');

/** A plain HTTP server that cuts slow clients and answers malformed requests like any other error. */
export function createHttpServer(listener: RequestListener, timeouts = defaults): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.headersMs + timeouts.uploadMs,
      keepAliveTimeout: timeouts.idleMs,
      // Node's own default of 30 s would double the time that a slow client gets.
      connectionsCheckingInterval: timeouts.checkEveryMs,
    },
    listener,
  );
  refuseUnreadable(server);
  server.on('request', (request) => limitBody(server, request, timeouts));
  return server;
}

/** Node has one limit for all requests, which must be that of the longest. */
function limitBody(server: Server, request: IncomingMessage, timeouts: typeof defaults): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
  const isUpload = isUploadPath(request.url?.split('?')[0] ?? '');
  const cut = () => {
    if (!request.complete)
      server.emit(
        'clientError',
        Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
  };
  const timer = setTimeout(cut, isUpload ? timeouts.uploadMs : timeouts.requestMs);
  const pause = isUpload ? watchPauses(request, timeouts.uploadPauseMs, cut) : undefined;
  request.once('close', () => {
    clearTimeout(timer);
    clearInterval(pause);
  });
}

/** Counts bytes instead of listening for data, which would start the flow before the app reads it. */
function watchPauses(request: IncomingMessage, pauseMs: number, cut: () => void): NodeJS.Timeout {
  let seen = request.socket.bytesRead;
  return setInterval(() => {
    const { bytesRead } = request.socket;
    if (bytesRead === seen) cut();
    seen = bytesRead;
  }, pauseMs);
}

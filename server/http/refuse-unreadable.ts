import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { asHttpError, type ErrorCode, HttpError } from '../errors.ts';

/** By Node's code for the parse error; all others are bad requests. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/** The answer to a request with an invalid host or target, which never reaches the app. */
export function unreadableResponse(cause: unknown): Response {
  const isRequest = cause instanceof Error && cause.name === 'RequestError';
  const error = isRequest ? new HttpError('bad_request', { cause }) : asHttpError(cause);
  return Response.json(error.body(), { status: error.status, headers });
}

/** Answers malformed requests in the format of every other error, and closes their connections. */
export function refuseUnreadable(server: Server): void {
  // An error in the middle of an answer must not start a second one.
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy();
    else refuse(socket, new HttpError(codes[error.code ?? ''] ?? 'bad_request'));
  });
  server.on('connect', (_request, socket) => refuse(socket, new HttpError('method_not_allowed')));
}

function refuse(socket: Duplex, error: HttpError): void {
  const body = JSON.stringify(error.body());
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) }).map((pair) =>
    pair.join(': '),
  );
  const status = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`;
  socket.end([status, ...lines, '', body].join('\r\n'), () => socket.destroy());
}

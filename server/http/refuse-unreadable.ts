import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { asHttpError, type ErrorCode, HttpError } from '../errors.ts';

/** By Node's code for what it could not read; everything else is a bad request. */
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

/** The answer to a request whose host or target is none, before there is an app to answer it. */
export function unreadableResponse(cause: unknown): Response {
  const isRequest = cause instanceof Error && cause.name === 'RequestError';
  const error = isRequest ? new HttpError('bad_request', { cause }) : asHttpError(cause);
  return Response.json(error.body(), { status: error.status, headers });
}

/** Answers what is no request in the words of every other refusal, and ends its connection. */
export function refuseUnreadable(server: Server): void {
  // What is already being written must not be answered a second time in its midst.
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

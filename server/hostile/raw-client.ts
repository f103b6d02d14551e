import { connect, type Socket } from 'node:net';
import type { Wire } from './wire.ts';

export interface RawResponse {
  status: number;
  /** Keys are in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** Whether the request was a HEAD. */
  isHead: boolean;
}

/** The responses in order, and whether the server closed the connection. */
export interface Exchange {
  responses: readonly RawResponse[];
  isClosed: boolean;
}

/** Response timeout in ms. No case requires much work. */
const timeoutMs = 8000;

/**
 * Sends the bytes over a new connection and waits for the first response or the end.
 * @param untilClosed continues to read until the server closes the connection
 */
export function exchange(port: number, { bytes, isEnded }: Wire, untilClosed = false): Promise<Exchange> {
  const isHead = bytes.subarray(0, 5).toString() === 'HEAD ';
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received: Buffer = Buffer.alloc(0);
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ responses: readResponses(received, isHead, isClosed), isClosed });
    };
    const timer = setTimeout(() => finish(false), timeoutMs);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (!untilClosed && readResponses(received, isHead, false).length > 0) finish(false);
    });
    socket.on('error', () => {});
    socket.on('close', () => finish(true));
    send(socket, bytes, isEnded);
  });
}

function send(socket: Socket, bytes: Buffer, isEnded: boolean | undefined): void {
  if (isEnded) socket.end(bytes);
  else socket.write(bytes);
}

/** The complete responses, without interim ones. */
function readResponses(received: Buffer, isHead: boolean, isClosed: boolean): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = received; rest.byteLength > 0; ) {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) break;
    const [first = '', ...lines] = rest.subarray(0, headEnd).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
    const headers = new Map(lines.map((line) => splitHeader(line)));
    const afterHead = rest.subarray(headEnd + 4);
    const hasNoBody = isHead || status < 200 || status === 204 || status === 304;
    const found = hasNoBody ? { body: Buffer.alloc(0), size: 0 } : readBody(afterHead, headers, isClosed);
    if (!found) break;
    if (status >= 200 || status === 0) responses.push({ status, headers, body: found.body, isHead });
    rest = afterHead.subarray(found.size);
  }
  return responses;
}

function splitHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

/** The body and its size on the wire, or undefined while it is incomplete. */
function readBody(
  bytes: Buffer,
  headers: ReadonlyMap<string, string>,
  isClosed: boolean,
): { body: Buffer; size: number } | undefined {
  const length = headers.get('content-length');
  if (length !== undefined) {
    const size = Number(length);
    return bytes.byteLength < size ? undefined : { body: bytes.subarray(0, size), size };
  }
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(bytes);
  return isClosed || headers.get('connection') === 'close'
    ? { body: bytes, size: bytes.byteLength }
    : undefined;
}

function readChunks(bytes: Buffer): { body: Buffer; size: number } | undefined {
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    const start = lineEnd + 2;
    if (bytes.byteLength < start + size + 2) return undefined;
    if (size === 0) return { body: Buffer.concat(pieces), size: start + 2 };
    pieces.push(bytes.subarray(start, start + size));
    at = start + size + 2;
  }
}

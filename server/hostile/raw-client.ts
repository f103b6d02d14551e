import { connect, type Socket } from 'node:net';
import type { Wire } from './wire.ts';

export interface RawAnswer {
  status: number;
  /** By name in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** Whether only the head was asked for. */
  isHead: boolean;
}

/** What came back: answers in order, and whether the server ended the connection. */
export interface Exchange {
  answers: readonly RawAnswer[];
  isClosed: boolean;
}

/** How long an answer may take, in ms; no case makes the server work. */
const patienceMs = 8000;

/**
 * Sends the bytes over a connection of its own and waits for the first answer, or for the end.
 * @param untilClosed goes on reading until the server ends the connection
 */
export function exchange(port: number, { bytes, isEnded }: Wire, untilClosed = false): Promise<Exchange> {
  const isHead = bytes.subarray(0, 5).toString() === 'HEAD ';
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received: Buffer = Buffer.alloc(0);
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ answers: readAnswers(received, isHead, isClosed), isClosed });
    };
    const timer = setTimeout(() => finish(false), patienceMs);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (!untilClosed && readAnswers(received, isHead, false).length > 0) finish(false);
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

/** The answers that are whole, without those that only say to go on. */
function readAnswers(received: Buffer, isHead: boolean, isClosed: boolean): RawAnswer[] {
  const answers: RawAnswer[] = [];
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
    if (status >= 200 || status === 0) answers.push({ status, headers, body: found.body, isHead });
    rest = afterHead.subarray(found.size);
  }
  return answers;
}

function splitHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

/** The body and how many bytes it took, or undefined as long as a part of it is missing. */
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

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Fault } from './fault.ts';
import { listenOnLoopback } from './on-loopback.ts';

export interface ReceivedPost {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Receives POST requests on the loopback interface, like a CRM or a webhook endpoint. */
export interface HttpReceiver extends AsyncDisposable {
  url: string;
  /** Only accepted requests. */
  received: ReceivedPost[];
  /** Number of requests, accepted or not. */
  tries(): number;
  fault: Fault;
  /** Stops listening. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function startHttpReceiver(): Promise<HttpReceiver> {
  let tries = 0;
  const receiver: Pick<HttpReceiver, 'received' | 'fault'> = { received: [], fault: 'none' };
  const server = createServer((request, response) => {
    tries += 1;
    answer(receiver, request, response).catch(() => response.destroy());
  });
  const { port, down, up } = await listenOnLoopback(server);
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}`,
    tries: () => tries,
    down,
    up,
    [Symbol.asyncDispose]: down,
  });
}

async function answer(
  receiver: Pick<HttpReceiver, 'received' | 'fault'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { fault } = receiver;
  if (fault === 'hangs') return;
  if (fault === 'cuts') return void request.socket.destroy();
  const status = { none: 200, 'rejects-temporarily': 503, 'rejects-permanently': 400 }[fault];
  const { url = '', headers } = request;
  if (fault === 'none')
    receiver.received.push({ path: url, headers, body: Buffer.concat(chunks).toString() });
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(fault === 'none' ? '{"success":true}' : '{"message":"Not today."}');
}

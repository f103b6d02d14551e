import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './on-loopback.ts';
import type { Trouble } from './trouble.ts';

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
  trouble: Trouble;
  /** Stops listening. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function startHttpReceiver(): Promise<HttpReceiver> {
  let tries = 0;
  const receiver: Pick<HttpReceiver, 'received' | 'trouble'> = { received: [], trouble: 'none' };
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
  receiver: Pick<HttpReceiver, 'received' | 'trouble'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { trouble } = receiver;
  if (trouble === 'hangs') return;
  if (trouble === 'cuts') return void request.socket.destroy();
  const status = { none: 200, 'refuses-now': 503, 'refuses-for-good': 400 }[trouble];
  const { url = '', headers } = request;
  if (trouble === 'none')
    receiver.received.push({ path: url, headers, body: Buffer.concat(chunks).toString() });
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(trouble === 'none' ? '{"success":true}' : '{"message":"Not today."}');
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnLoopback } from '../receivers/on-loopback.ts';

/**
 * How a platform fails: with 503, with 429, never answering, or closing the connection after it has accepted a request, so the
 * sender cannot know.
 */
export type PlatformFault = 'none' | 'busy' | 'limited' | 'hangs' | 'cuts after accepting';

export interface PlatformCall {
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface PlatformAnswer {
  status: number;
  json: unknown;
}

export interface PlatformServer extends AsyncDisposable {
  url: string;
  fault: PlatformFault;
  /** How long an answer takes after a request is accepted, in ms. */
  delayMs: () => number;
  /** Calls so far, whatever became of them. */
  calls: PlatformCall[];
}

/** An API over HTTP on the loopback interface. @param limited how it answers above its limits */
export async function startPlatformServer(
  answer: (call: PlatformCall) => PlatformAnswer,
  limited: PlatformAnswer,
): Promise<PlatformServer> {
  const state: Pick<PlatformServer, 'fault' | 'delayMs' | 'calls'> = {
    fault: 'none',
    delayMs: () => 0,
    calls: [],
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const call = {
      path: request.url ?? '',
      headers: request.headers,
      text: Buffer.concat(chunks).toString(),
    };
    state.calls.push(call);
    if (state.fault === 'hangs') return;
    if (state.fault === 'busy')
      return send(response, { status: 503, json: { error: { code: 503, message: 'Try later.' } } });
    if (state.fault === 'limited') return send(response, limited);
    const answered = answer(call);
    if (state.fault === 'cuts after accepting') return void request.socket.destroy();
    const delay = state.delayMs();
    if (delay > 0) await sleep(delay);
    send(response, answered);
  }

  const { port, down } = await listenOnLoopback(server);
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: down });
}

function send(response: ServerResponse, { status, json }: PlatformAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

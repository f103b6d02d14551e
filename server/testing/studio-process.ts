import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createHttpServer } from '../http/http-server.ts';
import { createListener } from '../listener.ts';
import type { StudioConnection } from '../studio/forward.ts';
import { listenOnLoopback } from './receivers/on-loopback.ts';
import { type StaffHeaders, staffSession } from './staff/staff-session.ts';
import { createTestApp } from './test-app.ts';

export const studioSecret = 'the secret of both processes in tests';

/** A real server in front of a studio's process that a test plays. */
export interface ServerWithStudio extends AsyncDisposable {
  /** That of the public server. */
  url: string;
  /** That of the process. */
  process: string;
  /** Same-origin headers of a signed-in author. */
  author: StaffHeaders;
  /** What the process received, the last one last. */
  received: IncomingMessage[];
  /** Begins the server's shutdown. */
  stop(): Promise<void>;
  logged: () => Record<string, unknown>[];
}

/**
 * @param answer plays the studio's process
 * @param studio replaces the connection to it
 */
export async function startWithStudio(
  answer: RequestListener,
  studio: Partial<StudioConnection> = {},
): Promise<ServerWithStudio> {
  const app = await createTestApp();
  const received: IncomingMessage[] = [];
  const process = await listenOnLoopback(
    createServer((request, response) => {
      received.push(request);
      return answer(request, response);
    }),
  );
  const ownUrl = `http://127.0.0.1:${process.port}`;
  const parts = { ...app.parts, studio: { url: () => ownUrl, secret: studioSecret, ...studio } };
  const front = await listenOnLoopback(createHttpServer(createListener(parts, 'localhost')));
  const origin = `http://127.0.0.1:${front.port}`;
  return {
    url: origin,
    process: ownUrl,
    author: { ...(await staffSession(app, 'ada@larkfield.example', 'author')), origin },
    received,
    stop: () => app.desk.stop(),
    logged: app.logged,
    async [Symbol.asyncDispose]() {
      await front.down();
      await process.down();
      await app[Symbol.asyncDispose]();
    },
  };
}

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { createHttpServer } from '../../http/http-server.ts';
import { createListener } from '../../listener.ts';
import { createAnswerMemory, maxAgeMs } from '../../static/answer-memory.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

export interface SiteAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface SiteRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** A real HTTP server with an empty dist. Time in its memory of answers passes only in `forget`. */
export interface SiteServer extends Pick<TestApp, 'distDir' | 'logged' | 'app'>, AsyncDisposable {
  port: number;
  /** @param path sent unchanged */
  askOnce(path: string, options?: SiteRequest): Promise<SiteAnswer>;
  /** Asks twice and expects the same answer from the app and from memory. */
  ask(path: string, options?: SiteRequest): Promise<SiteAnswer>;
  passTime(ms: number): void;
  /** Lets all remembered answers expire. */
  forget(): void;
}

export async function startSiteServer(options?: TestAppOptions): Promise<SiteServer> {
  const { parts, ...test } = await createTestApp(options);
  let nowMs = 0;
  const memory = createAnswerMemory(() => nowMs);
  const server = createHttpServer(createListener(parts, 'localhost', memory));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  async function askOnce(path: string, { method = 'GET', headers = {} }: SiteRequest = {}) {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
  }

  return {
    app: test.app,
    distDir: test.distDir,
    logged: test.logged,
    port,
    askOnce,
    async ask(path, options) {
      const first = await askOnce(path, options);
      const second = await askOnce(path, options);
      expect(withoutVarying(second)).toEqual(withoutVarying(first));
      return second;
    },
    passTime(ms) {
      nowMs += ms;
    },
    forget() {
      nowMs += maxAgeMs;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await test[Symbol.asyncDispose]();
    },
  };
}

/** An answer without the two headers that differ each time. */
function withoutVarying({ headers: { date, 'x-request-id': id, ...headers }, ...rest }: SiteAnswer) {
  expect(id).toMatch(/^[\w-]+$/);
  return { ...rest, headers };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';

const refusal = { success: false, error: 'Your card was declined.', code: 'card_declined' };

/** A server of its own, that answers by path. */
const server = createServer((request, response) => {
  const json = (status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const answers: Record<string, () => unknown> = {
    '/good': () => json(200, { success: true, method: request.method }),
    '/declined': () => json(402, refusal),
    '/auth': () => json(429, { message: 'Too many requests.' }, { 'x-retry-after': '43' }),
    '/proxy': () => response.writeHead(502).end('<h1>Bad Gateway</h1>'),
    '/no-json': () => response.writeHead(200).end('<h1>Welcome</h1>'),
    '/cut': () => request.socket.destroy(),
    '/slow': () => undefined,
  };
  answers[request.url ?? '']?.();
});

let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('gives the body of a good answer, by GET or with a body by POST', async () => {
  expect(await call(`${base}/good`)).toEqual({ kind: 'ok', body: { success: true, method: 'GET' } });
  expect(await call(`${base}/good`, { body: {} })).toMatchObject({ body: { method: 'POST' } });
});

it('tells why it was refused, by whoever', async () => {
  expect(await call(`${base}/declined`)).toEqual({
    kind: 'refused',
    status: 402,
    code: 'card_declined',
    error: 'Your card was declined.',
    errors: {},
    retryAfter: undefined,
  });
  expect(await call(`${base}/auth`)).toMatchObject({ error: 'Too many requests.', retryAfter: 43 });
  expect(await call(`${base}/proxy`)).toMatchObject({ status: 502, error: '', code: '' });
});

it.each(['/no-json', '/cut', '/slow'])('an answer such as %s is lost', async (path) => {
  expect(await call(base + path, { timeoutMs: 200 })).toEqual({ kind: 'lost' });
});

it('can be ended from outside', async () => {
  const controller = new AbortController();
  const answer = call(`${base}/slow`, { signal: controller.signal });
  controller.abort();
  expect(await answer).toEqual({ kind: 'lost' });
});

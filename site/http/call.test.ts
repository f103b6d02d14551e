import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';

const refusal = { success: false, error: 'Your card was declined.', code: 'card_declined' };

/** Answers by path. */
const server = createServer((request, response) => {
  const json = (status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const answers: Record<string, () => unknown> = {
    '/good': () => json(200, { success: true, method: request.method }),
    '/declined': () => json(402, refusal),
    '/declined-200': () => json(200, refusal),
    '/challenge': () => json(200, { success: false, nextAction: { clientSecret: 'secret' } }),
    '/null': () => json(200, null),
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

it('resolves with the response body, by GET, or by POST if the request has a body', async () => {
  expect(await call(`${base}/good`)).toEqual({ kind: 'ok', body: { success: true, method: 'GET' } });
  expect(await call(`${base}/good`, { body: {} })).toMatchObject({ body: { method: 'POST' } });
  expect(await call(`${base}/null`)).toEqual({ kind: 'ok', body: null });
});

it('reports why a call was refused, by the API or by another server on the way', async () => {
  const declined = {
    kind: 'refused',
    status: 402,
    code: 'card_declined',
    error: 'Your card was declined.',
    errors: {},
    retryAfter: undefined,
    body: refusal,
  };
  expect(await call(`${base}/declined`)).toEqual(declined);
  expect(await call(`${base}/declined-200`)).toEqual({ ...declined, status: 200 });
  expect(await call(`${base}/auth`)).toMatchObject({ error: 'Too many requests.', retryAfter: 43 });
  expect(await call(`${base}/proxy`)).toMatchObject({ status: 502, error: '', code: '' });
});

it('does not treat `success: false` without an error as a refusal', async () => {
  expect(await call(`${base}/challenge`)).toMatchObject({ kind: 'ok', body: { success: false } });
});

it.each(['/no-json', '/cut', '/slow'])('reports %s as lost', async (path) => {
  expect(await call(base + path, { timeoutMs: 200 })).toEqual({ kind: 'lost', reason: expect.any(String) });
});

it('can be aborted', async () => {
  const controller = new AbortController();
  const answer = call(`${base}/slow`, { signal: controller.signal });
  controller.abort();
  expect(await answer).toMatchObject({ kind: 'lost' });
});

it('reports how long it waited', async () => {
  const reason = 'No answer within 0.05 seconds';
  expect(await call(`${base}/slow`, { timeoutMs: 50 })).toEqual({ kind: 'lost', reason });
});

it('treats any 2xx status as success if the body is ignored', async () => {
  expect(await call(`${base}/no-json`, { ignoreBody: true })).toMatchObject({ kind: 'ok' });
  expect(await call(`${base}/proxy`, { ignoreBody: true })).toMatchObject({ kind: 'refused', status: 502 });
});

import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError } from '../http/answer-error.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { systemClock } from '../lib/clock.ts';
import { createLogger } from '../lib/logger.ts';
import { freePort } from '../testing/free-port.ts';
import { readEvents } from '../testing/read-events.ts';
import { staffSession } from '../testing/staff/staff-session.ts';
import { startWithStudio, studioSecret } from '../testing/studio-process.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createForward } from './forward.ts';
import { identityHeader, verifyIdentity } from './identity.ts';
import { signPreview } from './preview-token.ts';

test('a call arrives with its author, body, and query, and without what signs the author in', async () => {
  let body = '';
  await using server = await startWithStudio(async (request, response) => {
    body = await text(request);
    response.setHeader('content-type', 'application/json').end('{"success":true}');
  });
  const path = '/api/studio/drafts/1/operations?page=lp8%2Fa&x=%C3%A9';
  const answer = await fetch(server.url + path, {
    method: 'POST',
    body: '{"id":"1"}',
    headers: {
      ...server.author,
      authorization: 'Bearer token',
      [identityHeader]: 'forged.identity',
      'x-forwarded-for': '203.0.113.9',
      'x-custom': 'kept',
    },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  expect(body).toBe('{"id":"1"}');
  const [{ method = '', url = '', headers }] = server.received as [IncomingMessage];
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': '10',
    'accept-encoding': 'identity',
    'x-custom': 'kept',
    'x-request-id': answer.headers.get('x-request-id'),
  });
  for (const name of ['cookie', 'authorization', 'x-forwarded-for']) expect(headers).not.toHaveProperty(name);
  const header = String(headers[identityHeader]);
  expect(verifyIdentity(header, { method, path: url }, { secret: studioSecret, now: new Date() })).toEqual({
    id: 'ada@larkfield.example',
    name: 'Ada',
    email: 'ada@larkfield.example',
    role: 'author',
  });
  expect(url).toBe(path);
});

test('headers of the connection stay on it', async () => {
  await using server = await startWithStudio((_request, response) => response.end());
  const { cookie } = server.author;
  const headers = { cookie, connection: 'keep-alive, x-hop', 'x-hop': '1', te: 'trailers', upgrade: 'h2c' };
  const request = httpRequest(`${server.url}/api/studio`, { headers }).end();
  await once(request, 'response');
  const { headers: arrived } = server.received[0] ?? { headers: {} };
  for (const name of ['x-hop', 'te', 'upgrade']) expect(arrived).not.toHaveProperty(name);
});

test('the studio decides nothing about cookies, caches, and policies', async () => {
  await using server = await startWithStudio((_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'application/json',
        etag: '"1"',
        'set-cookie': 'staff=none',
        'cache-control': 'max-age=60',
        'content-security-policy': "default-src *; script-src 'unsafe-eval'",
        'access-control-allow-origin': '*',
      })
      .end('{}');
  });
  const { headers } = await fetch(`${server.url}/api/studio`, { headers: server.author });
  expect(headers.get('etag')).toBe('"1"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.getSetCookie().join()).not.toContain('staff=none');
});

test('events arrive one by one, and a browser that leaves ends them', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  let send = (_data: number): unknown => undefined;
  await using server = await startWithStudio((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.on('close', resolve);
    send = (data) => response.write(`event: changed\ndata: ${data}\n\n`);
    send(1);
  });
  const leaving = new AbortController();
  const headers = { ...server.author, accept: 'text/event-stream' };
  const answer = await fetch(`${server.url}/api/studio/drafts/1/feed`, { headers, signal: leaving.signal });
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  const { events, ended } = readEvents(answer);
  for (const data of [2, 3]) {
    await expect.poll(() => events).toHaveLength(data - 1);
    send(data);
  }
  await expect.poll(() => events).toHaveLength(3);
  leaving.abort();
  await expect(ended).rejects.toThrow('aborted');
  await left;
});

test('events end when the server stops or the studio dies, and browsers connect again', async () => {
  let die = () => {};
  await using server = await startWithStudio((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: 1\n\n');
    die = () => response.destroy();
  });
  const open = async () => {
    const headers = { ...server.author, accept: 'text/event-stream' };
    const feed = readEvents(await fetch(`${server.url}/api/studio/drafts/1/feed`, { headers }));
    await expect.poll(() => feed.events).toHaveLength(1);
    return feed;
  };
  const first = await open();
  const second = await open();
  die();
  await second.ended;
  await server.stop();
  await first.ended;
});

test('an answer that breaks off does not look complete', async () => {
  await using server = await startWithStudio((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":true,');
    setImmediate(() => response.destroy());
  });
  const answer = await fetch(`${server.url}/api/studio`, { headers: server.author });
  await expect(answer.text()).rejects.toThrow();
  expect(server.logged()).toContainEqual(
    expect.objectContaining({ msg: 'the studio broke off its answer', level: 40 }),
  );
});

test('the body of a request arrives while it is sent', async () => {
  const { promise: firstHalf, resolve } = Promise.withResolvers<string>();
  await using server = await startWithStudio(async (request, response) => {
    request.once('data', (chunk) => resolve(String(chunk)));
    response.end(await text(request));
  });
  const headers = { ...server.author, 'content-type': 'image/png' };
  const request = httpRequest(`${server.url}/api/studio/pictures`, { method: 'POST', headers });
  request.write('first half, ');
  expect(await firstHalf).toBe('first half, ');
  request.end('second half');
  const [answer] = await once(request, 'response');
  expect(await text(answer)).toBe('first half, second half');
});

test('a request that its browser breaks off ends at the studio, and is no error of the server', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  await using server = await startWithStudio((request) => {
    request.resume().on('close', resolve);
  });
  const leaving = new AbortController();
  const init = { method: 'POST', body: '{}', headers: server.author, signal: leaving.signal };
  const answer = fetch(`${server.url}/api/studio/drafts`, init);
  await expect.poll(() => server.received).toHaveLength(1);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await left;
  await expect
    .poll(server.logged)
    .toContainEqual(expect.objectContaining({ msg: 'request', status: 400, code: 'body_incomplete' }));
});

test('a preview has a sandbox, which only the studio’s page can frame', async () => {
  await using server = await startWithStudio((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>Hi</p>');
  });
  const expires = Math.floor(Date.now() / 1000) + 60;
  const token = signPreview({ draft: '1', expires }, studioSecret);
  // The frame sends no cookies.
  const answer = await fetch(`${server.url}/studio/preview/${token}/site/lp8/`);
  expect([answer.status, await answer.text()]).toEqual([200, '<p>Hi</p>']);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const { host } = new URL(server.url);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "frame-ancestors 'self'",
      "default-src 'none'",
      `connect-src http://${host}/studio/preview/ https://${host}/studio/preview/`,
    ]),
  );
  expect(policy).not.toContain('allow-same-origin');
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const posted = await fetch(`${server.url}/studio/preview/${token}/site/lp8/`, {
    method: 'POST',
    body: '{}',
  });
  expect(posted.status).toBe(405);
  for (const wrong of [
    token.replace('1.', '2.'),
    signPreview({ draft: '1', expires: 1 }, studioSecret),
    '1',
  ]) {
    const refused = await fetch(`${server.url}/studio/preview/${wrong}/site/lp8/`, {
      headers: server.author,
    });
    expect([refused.status, refused.headers.get('x-frame-options')]).toEqual([404, 'SAMEORIGIN']);
    expect(await refused.text()).toContain('This preview has expired.');
  }
  expect(server.received).toHaveLength(1);
});

test('a session that expired is refused like any staff call', async () => {
  await using server = await startWithStudio((_request, response) => response.end());
  const { cookie: _, ...signedOut } = server.author;
  const init = { method: 'POST', body: '{}', headers: signedOut };
  const answer = await fetch(`${server.url}/api/studio/drafts/1/operations`, init);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { success: false, error: 'Please sign in.', message: 'Please sign in.', code: 'sign_in_required' },
  ]);
});

const foreign: [string, number, Record<string, string>][] = [
  ['from another site', 403, { origin: 'https://evil.example' }],
  ['from a sandboxed page, such as the preview', 403, { origin: 'null' }],
  ['with a picture from another site', 403, { origin: 'https://evil.example', 'content-type': 'image/png' }],
  ['from a page of a sibling host', 403, { 'sec-fetch-site': 'same-site' }],
  ['with a type that forms send', 415, { 'content-type': 'text/plain' }],
  ['with files of a form', 415, { 'content-type': 'multipart/form-data; boundary=image/png' }],
];

test.each(foreign)('a change %s is refused before it reaches the studio', async (_name, status, headers) => {
  await using server = await startWithStudio((_request, response) => response.end());
  const all = { ...server.author, ...headers };
  const answer = await fetch(`${server.url}/api/studio/drafts`, { method: 'POST', body: '{}', headers: all });
  expect([answer.status, server.received.length]).toEqual([status, 0]);
});

test('without a studio, the answer says how to set it up', async () => {
  await using server = await createTestApp();
  const headers = await staffSession(server);
  const answer = await server.app.request('/api/studio', { headers });
  const { code, error } = await answer.json();
  expect([answer.status, code]).toEqual([503, 'studio_not_configured']);
  expect(error).toContain('Set STUDIO_URL and STUDIO_SECRET');
});

test.each([
  ['does not run', async () => undefined],
  ['cannot be reached', async () => `http://127.0.0.1:${await freePort()}`],
])('while the studio %s, authors are asked to wait', async (_name, urlOf) => {
  const url = await urlOf();
  await using server = await startWithStudio((_request, response) => response.end(), { url: () => url });
  const answer = await fetch(`${server.url}/api/studio`, { headers: server.author });
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'studio_unavailable']);
  expect(answer.headers.get('retry-after')).toBe('2');
});

test('a studio that refuses the signature does not sign the author out', async () => {
  await using server = await startWithStudio((_request, response) => response.writeHead(401).end());
  const answer = await fetch(`${server.url}/api/studio`, { headers: server.author });
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'studio_unavailable']);
  expect(JSON.stringify(server.logged())).toContain('is STUDIO_SECRET the same there?');
});

test('a studio that does not answer in time cannot be reached', async () => {
  await using server = await startWithStudio(() => {});
  const app = new Hono<ServerEnv>();
  const studio = { url: () => server.process, secret: studioSecret };
  const stopping = new AbortController().signal;
  app.onError(answerError);
  app.use(async (c, next) => {
    c.set('log', createLogger('silent'));
    c.set('requestId', '1');
    c.set('staff', { email: 'ada@larkfield.example', name: 'Ada', role: 'author' });
    await next();
  });
  app.get('/api/studio', createForward({ studio, clock: systemClock, stopping, timeoutMs: 10 }));
  const answer = await app.request('/api/studio');
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'studio_unavailable']);
});

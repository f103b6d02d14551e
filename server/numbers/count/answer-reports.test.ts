import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createHttpServer } from '../../http/http-server.ts';
import { createTurns } from '../../lib/in-turns.ts';
import { createListener } from '../../listener.ts';
import { days, phone, refusals, serverAt, view } from '../../testing/numbers/send-views.ts';
import { answerReports } from './answer-reports.ts';
import { openReports } from './open-reports.ts';

const json = 'application/json';

async function listening(environment: Record<string, string> = {}) {
  const { server } = await serverAt('SQLite', '2026-03-02T15:00:00Z', {
    TRUST_PROXY: '127.0.0.1',
    ...environment,
  });
  const http = createHttpServer(createListener(server.parts, 'localhost'));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;

  async function post(type: string, body: string | Buffer, headers: Record<string, string> = {}) {
    const sent = request({
      ...{ host: '127.0.0.1', port, path: '/api/views', method: 'POST' },
      headers: { 'content-type': type, 'user-agent': phone, 'x-forwarded-for': '203.0.113.7', ...headers },
    }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { date, 'x-request-id': id, ...others } = response.headers;
    expect(id).toMatch(/^[\w-]+$/);
    return { status: response.statusCode, headers: others, body: await text(response) };
  }

  return {
    server,
    port,
    post,
    /** Sends the same report to the app, which also accepts what no page sends, and in front of it. @returns the one answer */
    async postToBoth(body: string | Buffer, headers?: Record<string, string>) {
      const byApp = await post(`${json}; charset=utf-8`, body, headers);
      const inFront = await post(json, body, headers);
      expect(inFront).toEqual(byApp);
      return inFront;
    },
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

test('reports are answered and counted in front of the app as the app does it', async () => {
  await using site = await listening();
  const report = JSON.stringify(view);
  const statuses = [];
  for (const [body, headers] of [
    [report, {}],
    [report, { 'x-forwarded-proto': 'https' }],
    [report, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    [report, { cookie: '__Host-staff.session_token=abc' }],
    ['{"page":', {}],
    [Buffer.from('{"page":"/é/"}', 'latin1'), {}],
    [JSON.stringify({ ...view, landing: 'x'.repeat(10_000) }), {}],
  ] as const)
    statuses.push((await site.postToBoth(body, headers)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 400, 415, 413]);
  await site.server.views.flush();
  expect(await days(site.server)).toMatchObject([{ views: 4, visits: 1 }]);
  expect(await refusals(site.server)).toEqual({ bot: 2, staff: 2, malformed: 4, 'too-large': 2 });
});

test('the limit of a network counts all of its reports', async () => {
  await using site = await listening({ VIEW_LIMIT_PER_ADDRESS: '2' });
  expect((await site.postToBoth(JSON.stringify(view))).status).toBe(204);
  expect((await site.postToBoth(JSON.stringify(view))).status).toBe(429);
  await site.server.views.flush();
  expect(await refusals(site.server)).toEqual({ limit: 2 });
});

test('a report that breaks off is counted as malformed', async () => {
  await using site = await listening();
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(
    `POST /api/views HTTP/1.1\r\nhost: a.example\r\nuser-agent: ${phone}\r\ncontent-type: ${json}\r\ncontent-length: 99\r\n\r\n{"page":`,
  );
  await expect
    .poll(async () => {
      await site.server.views.flush();
      return refusals(site.server);
    })
    .toEqual({ malformed: 1 });
  socket.destroy();
});

test('reports beyond those that can wait are dropped, and a flood from one network does not wait', async () => {
  const { server } = await serverAt('SQLite', '2026-03-02T15:00:00Z', { VIEW_LIMIT_PER_ADDRESS: '1' });
  await using _ = server;
  const { metrics, logger, config } = server.parts;
  const parts = { trustProxy: config.trustProxy, metrics, logger, reports: openReports(server.parts) };
  const http = createHttpServer(answerReports({ ...parts, inTurns: createTurns(1, 0) }, () => {}));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  const send = () =>
    fetch(`http://127.0.0.1:${port}/api/views`, {
      method: 'POST',
      headers: { 'content-type': json, 'user-agent': phone },
      body: JSON.stringify(view),
    });
  const statuses = [(await send()).status, (await send()).status, (await send()).status];
  http.close();
  expect(statuses).toEqual([204, 429, 429]);
  await server.views.flush();
  expect(await days(server)).toEqual([]);
  expect(await refusals(server)).toEqual({ dropped: 1, limit: 2 });
});

import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exchange } from '../hostile/raw-client.ts';
import { raw } from '../hostile/wire.ts';
import { page, startSampleSite } from '../testing/files/sample-site.ts';
import { startSiteServer } from '../testing/files/site-server.ts';
import { writeFiles } from '../testing/files/write-dist.ts';

test('a repeated request reads no file, whatever its query', async () => {
  await using site = await startSampleSite();
  await site.askOnce('/lp8/?utm_source=a');
  rmSync(site.distDir, { recursive: true });
  for (const path of ['/lp8/', '/lp8/?utm_source=b', '/lp8/?/../x'])
    expect(String((await site.askOnce(path)).body)).toBe(page('Landing'));
});

test('answers from memory are counted and logged like those of the app', async () => {
  await using site = await startSampleSite();
  const tag = (await site.ask('/lp8/?name=secret')).headers.etag ?? '';
  await site.ask('/lp8/', { method: 'HEAD' });
  await site.ask('/lp8/', { headers: { 'if-none-match': tag } });
  await site.ask('/nothing');
  const metrics = String((await site.askOnce('/metrics')).body).split('\n');
  expect(metrics).toEqual(
    expect.arrayContaining([
      'http_answers_total{status="200"} 4',
      'http_answers_total{status="304"} 2',
      'http_answers_total{status="404"} 2',
    ]),
  );
  const lines = site.logged().filter(({ msg, path }) => msg === 'request' && path === '/lp8/');
  expect(lines.map(({ method, status }) => `${method} ${status}`)).toEqual(
    ['GET 200', 'HEAD 200', 'GET 304'].flatMap((line) => [line, line]),
  );
  const [fromApp = {}, fromMemory = {}] = lines;
  expect(Object.keys(fromMemory)).toEqual(Object.keys(fromApp));
  expect(fromMemory.ms).toEqual(expect.any(Number));
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('each answer from memory has its own request id, which is in the log', async () => {
  await using site = await startSampleSite();
  const ids: unknown[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await site.askOnce('/lp8')).headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  expect(site.logged().flatMap(({ requestId }) => requestId ?? [])).toEqual(ids);
});

test("visitors over HTTPS and HTTP never get each other's answers", async () => {
  await using site = await startSiteServer({ environment: { TRUST_PROXY: '127.0.0.1' } });
  writeFiles(site.distDir, { 'index.html': page('Home') });
  const secure = { headers: { 'x-forwarded-proto': 'https', 'x-request-id': 'abc-1' } };
  for (let round = 0; round < 2; round += 1) {
    const { headers } = await site.ask('/', secure);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    expect(headers['x-request-id']).toBe('abc-1');
    const plain = await site.ask('/');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  }
});

test('headers from an untrusted peer affect neither the app nor remembered answers', async () => {
  await using site = await startSampleSite();
  const { headers } = await site.ask('/', {
    headers: { 'x-forwarded-proto': 'https', 'x-request-id': 'abc-1' },
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-request-id']).not.toBe('abc-1');
});

test('a request with an invalid host or with a body goes to the app', async () => {
  await using site = await startSampleSite();
  await site.ask('/lp8/');
  const send = async (lines: string) =>
    (await exchange(site.port, raw(`GET /lp8/ HTTP/1.1\r\n${lines}\r\n\r\n`))).responses[0]?.status;
  expect(await send('host: a b')).toBe(400);
  expect(await send('host: a.example')).toBe(200);
  rmSync(site.distDir, { recursive: true });
  expect(await send('host: a.example')).toBe(200);
  expect(await send('host: a.example\r\ncontent-length: 0')).toBe(404);
});

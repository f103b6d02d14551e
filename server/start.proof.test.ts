import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFile, openSqlite } from './storage/sqlite/sqlite-storage.ts';
import { writeFiles } from './testing/files/write-dist.ts';
import { openConnection } from './testing/http-client.ts';
import { crmCall, emailCall, json } from './testing/leads/lead-bodies.ts';
import { type ServerOptions, type ServerProcess, startServerProcess } from './testing/server-process.ts';

// Each test starts one or two processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-test-'));
});

afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  environment: Record<string, string> = {},
  limits: ServerOptions = {},
): Promise<ServerProcess> {
  server = await startServerProcess(folder, { DIST_DIR: join(folder, 'dist'), ...environment }, limits);
  return server;
}

const body = JSON.stringify(emailCall());
const head = [
  'POST /api/email/send-resume-email HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${Buffer.byteLength(body)}`,
  '\r\n',
].join('\r\n');

/** Everything that arrives until the server closes the connection. */
function whole(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

function rawRequest(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return whole(socket);
}

async function refusal(environment: Record<string, string>): Promise<string> {
  return start(environment).then(
    () => 'it started',
    (error) => error.message,
  );
}

test('the server listens, answers, and on SIGTERM closes the database and ends with 0', async () => {
  const { url, end } = await start();
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  const lead = await fetch(`${url}/api/email/send-resume-email`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(lead.status).toBe(200);
  expect(await end('SIGTERM')).toBe(0);
  // SQLite folds its log into the database when the last connection is closed properly.
  expect(existsSync(join(folder, 'data', databaseFile))).toBe(true);
  expect(existsSync(join(folder, 'data', `${databaseFile}-wal`))).toBe(false);
});

test('a request in progress at shutdown is finished, and its lead is stored', async () => {
  const { port, end, log } = await start();
  const slow = connect(port, '127.0.0.1');
  const answer = whole(slow);
  slow.write(head + body.slice(0, 20));
  // The response to a later request shows that the server has received the first half.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const ended = end('SIGTERM');
  await expect.poll(log).toContain('"msg":"stopping"');
  await expect(openConnection(port)).rejects.toThrow(/ECONNREFUSED/);
  slow.write(body.slice(20));
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
  expect(await ended).toBe(0);
  const storage = await openSqlite(join(folder, 'data'));
  expect(await storage.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  await storage.close();
});

test('an idle connection does not delay shutdown', async () => {
  const { port, end } = await start();
  const idle = await openConnection(port);
  await idle.post('/api/email/send-resume-email', body, { 'content-type': 'application/json' });
  const began = Date.now();
  expect(await end('SIGTERM')).toBe(0);
  expect(Date.now() - began).toBeLessThan(3000);
  idle.close();
});

test('an endless request is cut off after the timeout', async () => {
  const { port, end, log } = await start({ STOP_TIMEOUT_MS: '200' });
  const stuck = connect(port, '127.0.0.1');
  const answer = whole(stuck);
  stuck.write(head + body.slice(0, 20));
  await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(await end('SIGTERM')).toBe(0);
  expect(await answer).toBe('');
  expect(log()).toContain('cutting the requests');
});

test('while another program holds the lock, pages are served and leads wait until their timeout', async () => {
  writeFiles(folder, { 'dist/index.html': 'home', 'dist/.build/server.json': '{}' });
  const { url } = await start();
  const holder = new DatabaseSync(join(folder, 'data', databaseFile), { timeout: 5000 });
  holder.exec('begin immediate');
  let answered = 0;
  const send = async (email: string) => {
    const { status } = await fetch(`${url}/api/email/send-resume-email`, {
      method: 'POST',
      body: JSON.stringify(emailCall({ email })),
      headers: { 'content-type': 'application/json' },
    });
    answered += 1;
    return status;
  };
  const early = Promise.all(['a', 'b', 'c'].map((name) => send(`${name}@mail.example`)));
  const late = sleep(1500).then(() => send('late@mail.example'));
  const ready = fetch(`${url}/readyz`);
  let pages = 0;
  for (; answered === 0; pages += 1) expect((await fetch(url)).status).toBe(200);
  expect(pages).toBeGreaterThan(10);
  expect(await early).toEqual([503, 503, 503]);
  expect((await ready).status).toBe(503);
  holder.close();
  expect(await late).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('with a full disk, the server is alive but not ready', async () => {
  writeFiles(folder, { 'dist/.build/server.json': '{}' });
  const { url } = await start({}, { largestFileKb: 900 });
  const ready = async () => (await fetch(`${url}/readyz`)).status;
  expect(await ready()).toBe(200);
  await expect.poll(ready, { timeout: 20_000 }).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const { status } = await fetch(`${url}/api/email/send-resume-email`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(503);
});

test('an invalid environment is rejected with all its problems', async () => {
  const text = await refusal({
    PORT: 'abc',
    LOG_LEVEL: 'loud',
    DATA_DIR: '/proc/x',
    DIST_DIR: join(folder, 'nowhere'),
  });
  expect(text).toContain('Invalid environment (4 problems):');
  expect(text).toContain('PORT must be a whole number from 0 to 65535, got "abc".');
  expect(text).toContain('LOG_LEVEL must be one of');
  expect(text).toContain('DATA_DIR must be a writable folder, but "/proc/x" is not');
  expect(text).toContain('DIST_DIR must contain a built site, but');
});

test('without a built site the server warns and still accepts leads', async () => {
  writeFiles(folder, { 'dist/lp8/index.html': 'no build made this' });
  const { url, log } = await start();
  expect(log()).toMatch(/"level":"warn".*DIST_DIR must contain a built site/);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', missing: ['site'] }]);
  const { status } = await fetch(`${url}/rafp/submit`, json(crmCall()));
  expect(status).toBe(200);
});

test('a built site does not need a home page', async () => {
  writeFiles(folder, { 'dist/lp8/index.html': 'landing', 'dist/.build/server.json': '{}' });
  const { log } = await start();
  expect(log()).not.toContain('DIST_DIR');
});

test('a port in use is reported', async () => {
  const first = await start();
  const text = await refusal({ PORT: String(first.port), DATA_DIR: join(folder, 'other') });
  expect(text).toContain(`cannot listen on 127.0.0.1:${first.port}`);
  await first.end('SIGKILL');
});

test('a data folder that cannot be created is rejected', async () => {
  writeFiles(folder, { file: 'in the way' });
  for (const taken of [join(folder, 'file', 'data'), join(folder, 'file'), '/proc/data'])
    expect(await refusal({ DATA_DIR: taken })).toContain('DATA_DIR must be a writable folder');
});

test('no raw path leaves dist', async () => {
  writeFiles(folder, {
    secret: 'top secret',
    'dist/.build/server.json': '"top secret"',
    'dist/index.html': 'home',
  });
  const { port } = await start();
  const paths = [
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/lp8/../../secret',
    '//../secret',
    '/.build/server.json',
  ];
  for (const path of paths) {
    const answer = await rawRequest(
      port,
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(answer, path).toMatch(/^HTTP\/1.1 (404|400) /);
    expect(answer, path).not.toContain('top secret');
  }
});

test('an oversized body is rejected before it is read, one without a length while it is read', async () => {
  const { port } = await start({ BODY_LIMIT_BYTES: '1024' });
  const lines =
    'POST /rafp/submit HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n';
  const declared = await rawRequest(port, `${lines}content-length: 5000\r\n\r\n{"clientName":"half`);
  expect(declared).toMatch(/^HTTP\/1.1 413 /);
  const chunk = 'x'.repeat(2000);
  const chunked = await rawRequest(
    port,
    `${lines}transfer-encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
  );
  expect(chunked).toMatch(/^HTTP\/1.1 413 /);
});

test('a visitor who leaves while sending leaves no error in the log', async () => {
  const { port, log } = await start();
  for (const [path, type] of [
    ['/api/leads', 'application/x-www-form-urlencoded'],
    ['/rafp/submit', 'application/json'],
  ]) {
    const leaving = connect(port, '127.0.0.1');
    leaving.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n5\r\nabcde\r\n`,
    );
    // The response to a later request shows that the server has received the first half.
    await fetch(`http://127.0.0.1:${port}/healthz`);
    leaving.destroy();
    await expect
      .poll(log, { timeout: 20_000 })
      .toContain(`"path":"${path}","status":400,"code":"body_incomplete"`);
  }
  expect(log()).not.toContain('"level":"error"');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../hostile/raw-client.ts';
import { raw } from '../hostile/wire.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unreadable-'));
  server = await startServerProcess(folder);
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const head = 'GET / HTTP/1.1\r\nhost: larkfield.example\r\n';

test.each([
  ['text that is not HTTP', 'EHLO larkfield.example\r\n', 400, 'bad_request'],
  ['a header without a name', `${head}: x\r\n\r\n`, 400, 'bad_request'],
  ['an invalid host', 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n', 400, 'bad_request'],
  ['an invalid target', 'GET http://[ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n', 400, 'bad_request'],
  ['endless headers', `${head}x: ${'x'.repeat(100_000)}\r\n\r\n`, 431, 'headers_too_large'],
  [
    'a tunnel',
    'CONNECT evil.example:443 HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
    405,
    'method_not_allowed',
  ],
])('%s is refused with a code and a message', async (_what, text, status, code) => {
  const { responses, isClosed } = await exchange(server.port, raw(text), true);
  expect(responses.map((answer) => answer.status)).toEqual([status]);
  expect(JSON.parse(String(responses[0]?.body))).toEqual({ code, message: expect.stringMatching(/.{10}/) });
  expect(isClosed).toBe(true);
});

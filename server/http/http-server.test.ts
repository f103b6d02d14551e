import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { exchange } from '../hostile/raw-client.ts';
import { raw } from '../hostile/wire.ts';
import { createHttpServer } from './http-server.ts';

const timeouts = {
  headersMs: 400,
  requestMs: 800,
  uploadMs: 3000,
  uploadPauseMs: 900,
  idleMs: 60_000,
  checkEveryMs: 50,
};

/** Sends the start of a request and nothing more; returns the answer and how long the server waited for the rest. */
async function stall(start: string) {
  const server = createHttpServer((request, response) => {
    request.resume().on('end', () => response.end());
  }, timeouts);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const began = performance.now();
    const { responses, isClosed } = await exchange((server.address() as AddressInfo).port, raw(start), true);
    return {
      waitedMs: performance.now() - began,
      isClosed,
      status: responses[0]?.status,
      body: String(responses[0]?.body),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

// The client gives up after 8 s, far below the 30 s between two checks in Node's default.
test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: larkfield.example\r\nx-slow: ', timeouts.headersMs],
  [
    'a body',
    'POST / HTTP/1.1\r\nhost: larkfield.example\r\ncontent-length: 9\r\n\r\nhalf',
    timeouts.requestMs,
  ],
  [
    'the rest of an upload',
    'POST /api/attachments HTTP/1.1\r\nhost: larkfield.example\r\ncontent-length: 9\r\n\r\nhalf',
    timeouts.uploadPauseMs,
  ],
  [
    'the rest of a picture for the studio',
    'POST /api/studio/pictures HTTP/1.1\r\nhost: larkfield.example\r\ncontent-length: 9\r\n\r\nhalf',
    timeouts.uploadPauseMs,
  ],
])('a client that is too slow to send %s gets 408 after the timeout', async (_what, start, limitMs) => {
  const { waitedMs, isClosed, status, body } = await stall(start);
  expect(status).toBe(408);
  expect(JSON.parse(body)).toMatchObject({ code: 'request_timeout' });
  expect(isClosed).toBe(true);
  // Node counts in whole milliseconds.
  expect(waitedMs).toBeGreaterThanOrEqual(limitMs - 2);
});

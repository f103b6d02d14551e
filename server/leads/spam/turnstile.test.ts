import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { crmCall, emailCall, json } from '../../testing/leads/lead-bodies.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTurnstile } from './turnstile.ts';

/** Implements Cloudflare's documented behavior: a token is valid once, or again with the same idempotency key. */
async function startTurnstileFake() {
  const used = new Map<string, string | null>();
  const requests: URLSearchParams[] = [];
  let isHanging = false;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (isHanging) return;
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    requests.push(body);
    const token = body.get('response') ?? '';
    const key = body.get('idempotency_key');
    const isReused = used.has(token) && used.get(token) !== key;
    used.set(token, key);
    const codes = [
      ...(body.get('secret') === 'secret' ? [] : ['invalid-input-secret']),
      ...(token.startsWith('good') ? [] : ['invalid-input-response']),
      ...(isReused ? ['timeout-or-duplicate'] : []),
    ];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: codes.length === 0, 'error-codes': codes }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/turnstile/v0/siteverify`,
    requests,
    hang() {
      isHanging = true;
    },
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const spamOf = async (server: Awaited<ReturnType<typeof createTestApp>>) =>
  (await server.storage.db.selectFrom('leads').select('spam_reason').execute()).map(
    ({ spam_reason }) => spam_reason,
  );

test.each([
  ['a good token', { turnstileToken: 'good' }, null],
  ['a bad token', { turnstileToken: 'bad' }, 'turnstile'],
  ['no token', {}, 'turnstile'],
])('with %s both calls have the same outcome', async (_name, fields, reason) => {
  using cloudflare = await startTurnstileFake();
  await using server = await createTestApp({
    environment: { TURNSTILE_SECRET: 'secret', TURNSTILE_URL: cloudflare.url },
  });
  const answers = await Promise.all([
    server.app.request('/api/email/send-resume-email', json(emailCall(fields))),
    server.app.request('/rafp/submit', json(crmCall(fields))),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await spamOf(server)).toEqual([reason]);
});

test('a lead is accepted when Cloudflare does not answer in time', async () => {
  using cloudflare = await startTurnstileFake();
  cloudflare.hang();
  const turnstile = createTurnstile({
    secret: 'secret',
    url: cloudflare.url,
    logger: pino({ level: 'silent' }),
    timeoutMs: 50,
  });
  expect(await turnstile.isPerson('good', '203.0.113.7')).toBe(true);
});

test('Cloudflare receives the secret, the token, and the address', async () => {
  using cloudflare = await startTurnstileFake();
  const turnstile = createTurnstile({
    secret: 'secret',
    url: cloudflare.url,
    logger: pino({ level: 'silent' }),
  });
  expect(await turnstile.isPerson('good', '203.0.113.7')).toBe(true);
  expect(Object.fromEntries(cloudflare.requests[0] ?? [])).toEqual({
    secret: 'secret',
    response: 'good',
    remoteip: '203.0.113.7',
    idempotency_key: expect.stringMatching(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
  });
});

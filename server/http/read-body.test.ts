import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emailCall, formPost, json, urlencoded } from '../testing/leads/lead-bodies.ts';
import { createTestApp } from '../testing/test-app.ts';

const callOne = '/api/email/send-resume-email';
const bytesOfLatin1 = Buffer.from(JSON.stringify(emailCall({ fullName: 'Zoë Ellis' })), 'latin1');

/** The same bytes with and without a declared length. */
function withAndWithoutLength(body: Buffer<ArrayBuffer>, headers: Record<string, string>): RequestInit[] {
  const inPieces = new ReadableStream({
    start(controller) {
      for (const byte of body) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  return [
    { method: 'POST', body, headers: { 'content-length': String(body.byteLength), ...headers } },
    { method: 'POST', body: inPieces, duplex: 'half', headers } as RequestInit,
  ];
}

test('a body that is not UTF-8 is rejected with what to send instead', async () => {
  await using server = await createTestApp();
  for (const [body, type] of [
    [bytesOfLatin1, 'application/json'],
    [Buffer.from('\ufeff{"fullName":"Jordan Ellis"}', 'utf16le'), 'application/json'],
    [gzipSync('{}'), 'application/json; charset=utf-8'],
  ] as const) {
    for (const request of withAndWithoutLength(body, { 'content-type': type })) {
      const answer = await server.app.request(callOne, request);
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({
        code: 'unsupported_media_type',
        message: 'Send the body as application/json in UTF-8.',
      });
    }
  }
});

test('a byte order mark and multi-byte characters are read the same however they arrive', async () => {
  await using server = await createTestApp();
  const body = Buffer.from(`\ufeff${JSON.stringify(emailCall({ fullName: 'Zoë 例' }))}`);
  for (const request of withAndWithoutLength(body, { 'content-type': 'application/json' }))
    expect((await server.app.request(callOne, request)).status).toBe(200);
  const leads = await server.storage.db.selectFrom('leads').select('full_name').execute();
  expect(leads).toEqual([{ full_name: 'Zoë 例' }]);
});

test.each(['gzip', 'br', 'gzip, identity', 'x-rot13'])(
  'a body in %s is rejected without being read',
  async (encoding) => {
    await using server = await createTestApp();
    const answer = await server.app.request(callOne, json(emailCall(), { 'content-encoding': encoding }));
    expect(answer.status).toBe(415);
    expect((await answer.json()).message).toBe('Send the body without a content-encoding.');
    const form = await server.app.request(
      '/api/leads',
      urlencoded(formPost(), { 'content-encoding': encoding }),
    );
    expect(form.status).toBe(415);
    expect(await form.text()).toContain('Send the body without a content-encoding.');
  },
);

test.each(['', 'identity', 'Identity'])(
  'a body with the content-encoding "%s" is accepted',
  async (encoding) => {
    await using server = await createTestApp();
    const answer = await server.app.request(callOne, json(emailCall(), { 'content-encoding': encoding }));
    expect(answer.status).toBe(200);
  },
);

test.each([
  ['arrays', '['.repeat(60_000) + ']'.repeat(60_000)],
  ['objects', `${'{"a":'.repeat(15)}{}${'}'.repeat(15)}`],
  ['deep nesting after shallow values', `[[],{},${'['.repeat(14)}{}${']'.repeat(14)}]`],
])('JSON that is nested too deeply is rejected: %s', async (_what, value) => {
  await using server = await createTestApp();
  const body = JSON.stringify(emailCall()).replace('{', `{"anything":${value},`);
  const answer = await server.app.request(callOne, json(body));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    code: 'invalid_json',
    message: 'The body is nested more than 16 levels deep.',
  });
});

test('JSON nested to the limit is accepted', async () => {
  await using server = await createTestApp();
  const value = '['.repeat(15) + ']'.repeat(15);
  const body = JSON.stringify(emailCall()).replace('{', `{"anything":${value},`);
  expect((await server.app.request(callOne, json(body))).status).toBe(200);
});

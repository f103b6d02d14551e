import { expect, test } from 'vitest';
import { readLeadCookie } from '../../schema/api/lead-cookie.ts';
import { writeFiles } from '../testing/files/write-dist.ts';
import { crmCall, emailCall, formPost, json, urlencoded } from '../testing/leads/lead-bodies.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const email = '/api/email/send-resume-email';
const key = { 'idempotency-key': 'b6d7a2a0-4a63-4f0d-9a35-1d3c7b1f5f10' };

/** An app whose site has tags. */
async function createTaggedApp(consent = 'opt-in'): Promise<TestApp> {
  const server = await createTestApp();
  const list = { scriptHashes: [], styleHashes: [], site: { consent } };
  writeFiles(server.distDir, { '.build/server.json': JSON.stringify(list) });
  return server;
}

const conversions = (answer: Response) =>
  answer.headers.getSetCookie().flatMap((cookie) => {
    const [, id, value = '', rest] = /^conversion-([^=]+)=([^;]*)(.*)/.exec(cookie) ?? [];
    return id ? [{ id, lead: readLeadCookie(value), rest }] : [];
  });

test('the answer to a stored lead names its form, page, and price to the pages of a site with tags', async () => {
  await using server = await createTaggedApp();
  const answer = await server.app.request(email, json(emailCall({ form: 'order' }), key));
  const { id } = await server.storage.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
  expect(conversions(answer)).toEqual([
    {
      id,
      lead: { form: 'order', page: '/lp8/', value: 79 },
      rest: '; Max-Age=86400; Path=/; SameSite=Lax',
    },
  ]);
});

test.each([
  ['$1,299', 1299],
  ['1,299.50', 1299.5],
  ['$1299', 1299],
  ['1,29', undefined],
  ['from $1,299', undefined],
])('the price %s is the value %s', async (servicePrice, value) => {
  await using server = await createTaggedApp();
  const answer = await server.app.request(email, json(emailCall({ form: 'order', servicePrice }), key));
  expect(conversions(answer)[0]?.lead?.value).toBe(value);
});

test('every call and retry of a submission names the same lead, with what all of them said', async () => {
  await using server = await createTaggedApp();
  const post = (path: string, body: object) => server.app.request(path, json(body, key));
  await post(email, emailCall({ form: 'order' }));
  const [second] = conversions(await post('/rafp/submit', crmCall({ form: 'order' })));
  const [third] = conversions(await post(email, emailCall({ form: 'order' })));
  expect(second).toEqual(third);
  expect(second?.lead).toEqual({ form: 'order', page: '/lp8/', value: 79 });
});

test('a form without scripts gets the cookie with the redirect', async () => {
  await using server = await createTaggedApp();
  const answer = await server.app.request('/api/leads', urlencoded(formPost({ form: 'order' })));
  expect([answer.status, conversions(answer)[0]?.lead?.form]).toEqual([303, 'order']);
});

test('spam is no conversion until a second try comes from a person', async () => {
  await using server = await createTaggedApp();
  const send = (fields: object) =>
    server.app.request(email, json(emailCall({ form: 'order', ...fields }), key));
  const spam = await send({ website: 'x' });
  expect([spam.status, conversions(spam)]).toEqual([200, []]);
  expect(conversions(await send({}))).toHaveLength(1);
});

const choice = (categories: string[]) => {
  const value = { categories, revision: 3, lastConsentTimestamp: '2026-03-02T09:30:00.000Z' };
  return { cookie: `consent=${encodeURIComponent(JSON.stringify(value))}` };
};

test.each([
  ['has not decided yet', 'opt-in', {}, 1],
  ['refused', 'opt-in', choice([]), 0],
  ['allows one kind of tags', 'opt-in', choice(['advertising']), 1],
  ['has not objected', 'opt-out', {}, 1],
  ['objected', 'opt-out', choice([]), 0],
  ['sends Global Privacy Control', 'opt-out', { 'sec-gpc': '1' }, 0],
])('a visitor who %s, in %s mode', async (_who, mode, headers, cookies) => {
  await using server = await createTaggedApp(mode);
  const answer = await server.app.request(
    email,
    json(emailCall({ form: 'order' }), { ...key, ...headers } as Record<string, string>),
  );
  expect(conversions(answer)).toHaveLength(cookies);
});

test('a refused lead and a lead of no form are not conversions', async () => {
  await using server = await createTaggedApp();
  const refused = await server.app.request(email, json(emailCall({ form: 'order', email: 'x' })));
  const bare = await server.app.request('/rafp/submit', json(crmCall({ email: 'other@mail.example' })));
  expect([refused.status, bare.status]).toEqual([422, 200]);
  expect([refused, bare].flatMap(conversions)).toEqual([]);
});

test('an unreadable list of the build costs the cookie, not the lead', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { '.build/server.json': '{ "site": ' });
  const answer = await server.app.request(email, json(emailCall({ form: 'order' })));
  expect([answer.status, conversions(answer)]).toEqual([200, []]);
});

test('a site without tags sets no such cookie', async () => {
  await using server = await createTestApp();
  const answer = await server.app.request(email, json(emailCall({ form: 'order' })));
  expect(conversions(answer)).toEqual([]);
});

test.each([
  ['a page elsewhere', { form: 'order', page: '//other.example/' }],
  ['a backslash', { form: 'order', page: '/\\other.example/' }],
  ['a scheme', { form: 'order', page: 'javascript:alert(1)' }],
  ['no form', { page: '/lp8/' }],
])('%s is no lead of this site', (_name, value) => {
  expect(readLeadCookie(encodeURIComponent(JSON.stringify(value)))).toBeUndefined();
});

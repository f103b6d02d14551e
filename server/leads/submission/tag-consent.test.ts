import { expect, test } from 'vitest';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { emailCall, formPost, json, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tagConsentOf } from '../query/describe-lead.ts';

const at = '2026-03-02T09:30:00.000Z';
const cookie = (categories: unknown) =>
  `consent=${encodeURIComponent(JSON.stringify({ categories, revision: 3, lastConsentTimestamp: at }))}`;

function setMode({ distDir }: TestApp, consent: string): void {
  const list = { scriptHashes: [], styleHashes: [], site: { consent } };
  writeFiles(distDir, { '.build/server.json': JSON.stringify(list) });
}

async function onlyConsent({ storage }: TestApp) {
  const lead = await storage.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  return tagConsentOf(lead);
}

const post = (server: TestApp, headers: Record<string, string>) =>
  server.app.request('/api/email/send-resume-email', json(emailCall(), headers));

test.each(databases)('a decision is stored with the lead on %s', async (database) => {
  await using server = await createTestApp({ database });
  setMode(server, 'opt-in');
  await post(server, { cookie: `a=b; ${cookie(['advertising'])}` });
  expect(await onlyConsent(server)).toEqual({
    mode: 'opt-in',
    granted: ['advertising'],
    privacyControl: false,
    at,
  });
});

test('without a decision, the mode and Global Privacy Control say what was allowed', async () => {
  await using server = await createTestApp();
  setMode(server, 'opt-out');
  await post(server, { 'sec-gpc': '1' });
  expect(await onlyConsent(server)).toEqual({ mode: 'opt-out', granted: [], privacyControl: true, at: null });
});

test('a form without scripts stores it, too', async () => {
  await using server = await createTestApp();
  setMode(server, 'opt-in');
  await server.app.request('/api/leads', urlencoded(formPost(), { cookie: cookie([]) }));
  expect(await onlyConsent(server)).toMatchObject({ granted: [], at });
});

test.each([
  ['a cookie that is none', 'consent=none'],
  ['other kinds', cookie(['everything', { toString: 'advertising' }])],
  ['a very long cookie', cookie(Array.from({ length: 500 }, (_, index) => `kind${index}`))],
])('%s grants nothing and costs no lead', async (_name, value) => {
  await using server = await createTestApp();
  setMode(server, 'opt-in');
  expect((await post(server, { cookie: value })).status).toBe(200);
  expect((await onlyConsent(server))?.granted).toEqual([]);
});

test('a site without tags stores none', async () => {
  await using server = await createTestApp();
  await post(server, { cookie: cookie(['advertising']) });
  expect(await onlyConsent(server)).toBeNull();
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createHttpServer } from '../../http/http-server.ts';
import { createListener } from '../../listener.ts';
import { pdf } from '../../testing/attachments/sample-files.ts';
import { fileForm, startUpload, uploaderOf } from '../../testing/attachments/upload.ts';
import { createDeliveringApp } from '../../testing/delivering-app.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { crmCall, emailCall, formPost, json, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { cookiesOf } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { dyingStorage } from '../../testing/storage/dying-storage.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const serverJson = JSON.stringify({
  scriptHashes: [],
  styleHashes: [],
  site: { name: 'Larkfield Resumes', phone: '(813) 555-0119', email: 'hello@larkfield.example' },
});

function post(server: TestApp, cookie: string, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: fileForm('cv.pdf', pdf()), headers: { cookie, ...headers } };
  return server.app.request('/api/attachments', init);
}

const filesIn = ({ storage }: TestApp) => storage.db.selectFrom('attachments').selectAll().execute();

describe('the visitor’s lead', () => {
  test.each([
    ['the email call', '/api/email/send-resume-email', json(emailCall())],
    ['the CRM call', '/rafp/submit', json(crmCall())],
    ['the form without JavaScript', '/api/leads', urlencoded(formPost())],
  ])('is remembered by %s in a cookie that only uploads see', async (_what, path, init) => {
    await using server = await createTestApp();
    const answer = await server.app.request(path, init);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^lead=[0-9a-f-]{36}\.\d+\.[\w%]+; Max-Age=3600; Path=\/api\/attachments; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const cookie = cookiesOf(answer);
    expect((await post(server, cookie)).status).toBe(200);
    expect(JSON.stringify(server.logged())).not.toContain(cookie.slice(-20));
  });

  test('is not remembered by a refused call', async () => {
    await using server = await createTestApp();
    const answer = await server.app.request('/rafp/submit', json(crmCall({ email: 'nothing' })));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
  });

  test('is forgotten after an hour, with a sentence that says where to send the file', async () => {
    let now = new Date('2026-03-02T12:00:00Z');
    await using server = await createTestApp({ clock: () => now });
    writeFiles(server.distDir, { '.build/server.json': serverJson });
    const { cookie } = await uploaderOf(server);
    now = new Date('2026-03-02T12:59:59Z');
    expect((await post(server, cookie)).status).toBe(200);
    now = new Date('2026-03-02T13:00:00Z');
    const answer = await post(server, cookie);
    expect([answer.status, await answer.json()]).toEqual([
      403,
      {
        code: 'upload_expired',
        message:
          'This page is more than an hour old, so we can no longer add files to your request. Please send it to hello@larkfield.example or call (813) 555-0119.',
      },
    ]);
  });

  test.each([
    ['no cookie', () => ''],
    ['another lead', (cookie: string) => cookie.replace(/^lead=.{8}/, 'lead=01234567')],
    ['a later time', (cookie: string) => cookie.replace(/\.\d+\./, '.99999999999999.')],
    ['another signature', (cookie: string) => cookie.replace(/\.[^.]*$/, `.${'A'.repeat(43)}%3D`)],
    ['the raw id of a lead', (cookie: string) => cookie.replace(/\..*$/, '')],
  ])('is not accepted with %s', async (_what, forge) => {
    await using server = await createTestApp();
    const { cookie } = await uploaderOf(server);
    expect((await post(server, forge(cookie))).status).toBe(403);
    expect(await filesIn(server)).toEqual([]);
  });

  test('is not accepted from the page of another site', async () => {
    await using server = await createTestApp();
    const { cookie } = await uploaderOf(server);
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://other.example'],
    ] as const)
      expect(await (await post(server, cookie, { [name]: value })).json()).toMatchObject({
        code: 'cross_site',
      });
    expect(await filesIn(server)).toEqual([]);
  });
});

test.each([
  ['the end of the body', 'resume bytes'],
  ['the end of the file', 'resume bytes\r\n--b\r\ncontent-disposition: form-data; name="x"'],
])('a body without %s is incomplete, and its file is not kept', async (_what, rest) => {
  await using server = await createTestApp();
  const { cookie } = await uploaderOf(server);
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7 ';
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', body: part + rest, headers };
  const answer = await server.app.request('/api/attachments', init);
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'body_incomplete']);
  expect(await filesIn(server)).toEqual([]);
});

test.each([
  ['without a boundary', 'multipart/form-data', 415, 'unsupported_media_type'],
  ['without a part', 'multipart/form-data; boundary=b', 422, 'file_empty'],
])('a form %s is refused', async (_what, type, status, code) => {
  await using server = await createTestApp();
  const { cookie } = await uploaderOf(server);
  const init = { method: 'POST', body: '--b--\r\n', headers: { cookie, 'content-type': type } };
  const answer = await server.app.request('/api/attachments', init);
  expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
});

describe.each(databases)('on %s', (database) => {
  test('a connection that breaks in the middle leaves nothing behind', async () => {
    await using server = await createTestApp({ database });
    const { cookie } = await uploaderOf(server);
    const http = createHttpServer(createListener(server.parts, 'localhost'));
    await once(http.listen(0, '127.0.0.1'), 'listening');
    const socket = startUpload((http.address() as AddressInfo).port, cookie, 1_000_000);
    await expect.poll(() => filesIn(server)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => filesIn(server)).toEqual([]);
    const chunks = server.storage.db.selectFrom('attachment_chunks').select('position');
    expect(await chunks.execute()).toEqual([]);
    expect(server.logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    http.close();
  });

  test('a database that fails in the middle is reported, and the next try succeeds', async () => {
    let writes = Number.POSITIVE_INFINITY;
    await using server = await createTestApp({
      database,
      injectFault: (storage) => dyingStorage(storage, () => writes-- <= 0),
    });
    const { send } = await uploaderOf(server);
    const bytes = pdf(900_000);
    writes = 3;
    expect(await (await send('cv.pdf', bytes)).json()).toMatchObject({ code: 'storage_unavailable' });
    writes = Number.POSITIVE_INFINITY;
    expect((await send('cv.pdf', bytes)).status).toBe(200);
    expect((await filesIn(server)).filter(({ stored_at }) => stored_at !== null)).toHaveLength(1);
  });

  test('a file reaches the company as an update of its lead, with the address of the file', async () => {
    await using server = await createDeliveringApp({
      database,
      environment: { PUBLIC_URL: 'https://larkfield.example' },
    });
    const { send } = await uploaderOf(server);
    await expect.poll(() => server.webhook.received.length).toBe(1);
    await expect.poll(() => server.smtp.received.length).toBe(2);
    await send('cv.pdf', pdf(212_000));
    await expect.poll(() => server.webhook.received.length).toBe(2);
    await expect.poll(() => server.smtp.received.length).toBe(3);
    const [file] = await filesIn(server);
    const url = `https://larkfield.example/attachments/${file?.id}`;
    expect(server.smtp.received.at(-1)?.mail.text).toContain(`File: cv.pdf (212 KB), ${url}`);
    expect(JSON.parse(server.webhook.received.at(-1)?.body ?? '')).toMatchObject({
      type: 'lead.updated',
      data: { attachments: [{ name: 'cv.pdf', url }] },
    });
    expect(server.crm.received).toHaveLength(1);
  });

  test('a file of a bot is kept with its lead and announced to no one', async () => {
    await using server = await createDeliveringApp({ database });
    const { send } = await uploaderOf(server, { website: 'https://spam.example' });
    expect((await send('cv.pdf', pdf())).status).toBe(200);
    expect(await filesIn(server)).toHaveLength(1);
    expect(await server.storage.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});

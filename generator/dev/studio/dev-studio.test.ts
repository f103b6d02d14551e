import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOnLoopback, type OnLoopback } from '../../../server/testing/receivers/on-loopback.ts';
import { smallSite } from '../../fixtures/folders.ts';
import { tryStudio } from '../../studio/one-studio.ts';
import { openDevStudio, studioIsOff } from './dev-studio.ts';

const token = 'f00d'.repeat(8);
const dataDir = mkdtempSync(join(tmpdir(), 'dev-studio-'));
const studio = openDevStudio({ configs: smallSite, dataDir }, token);
let server: OnLoopback;
let url: string;
let cookie: string;

beforeAll(async () => {
  const http = createServer((request, response) => {
    const { middleware } = request.headers['x-mode'] === 'host' ? { middleware: studioIsOff } : studio;
    void middleware(request, response, () => response.writeHead(299).end('passed on'));
  });
  server = await listenOnLoopback(http);
  url = `http://127.0.0.1:${server.port}`;
  cookie = `studio-token-${server.port}=${token}`;
});

afterAll(async () => {
  studio.stop();
  await server.down();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers, redirect: 'manual' });

it('waits while another process is the studio of the data folder', async () => {
  const other = tryStudio(join(dataDir, 'studio'));
  const refused = await get('/api/studio/pages', { cookie });
  expect([refused.status, await refused.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'studio_unavailable', error: expect.stringContaining('npm start') }),
  ]);
  other?.[Symbol.dispose]();
  expect((await get('/api/studio/pages', { cookie })).status).toBe(200);
  expect(tryStudio(join(dataDir, 'studio'))).toBeUndefined();
});

it('opens with the printed address, which keeps the token out of the address bar and of scripts', async () => {
  const answer = await get(`/studio?token=${token}&page=home`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/studio?page=home']);
  expect(answer.headers.get('set-cookie')).toBe(`${cookie}; Path=/; HttpOnly; SameSite=Strict`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('refuses everything of the studio without the token', async () => {
  for (const path of ['/studio', '/Studio/', '/studio?token=f00d', '/studio/x']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.text()).toContain('that npm run dev printed');
  }
  const call = await get('/api/studio/pages', { cookie: `studio-token-${server.port}=f00d` });
  expect([call.status, (await call.json()).success]).toEqual([403, false]);
});

it('serves a preview by its address alone, to a frame with an origin of its own', async () => {
  const answer = await get('/studio/preview/draft.zzzzzz.x/frame', { origin: 'null' });
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('has expired')]);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
  const posted = await fetch(`${url}/studio/preview/x/frame`, {
    method: 'POST',
    headers: { origin: 'null' },
  });
  expect(posted.status).toBe(403);
});

it('with the token, serves the page, the calls, and the session of the page', async () => {
  expect((await get('/studio', { cookie })).status).toBe(299);
  const pages = await (await get('/api/studio/pages', { cookie })).json();
  expect(pages.pages).toContainEqual(expect.objectContaining({ page: 'home', route: '/' }));
  const session = await (await get('/api/staff/session', { cookie, referer: `${url}/studio` })).json();
  expect(session).toMatchObject({ success: true, role: 'author', canSignOut: false });
  expect(session.name).not.toBe('');
});

it('leaves all other addresses to the dev server and the lead server', async () => {
  const paths = ['/', '/studios/', '/api/studios', '/api/leads', '/assets/studio.js'];
  for (const path of paths) expect([path, (await get(path, { cookie })).status]).toEqual([path, 299]);
  const session = (referer: string) => get('/api/staff/session', { cookie, referer });
  expect((await session(`${url}/leads`)).status).toBe(299);
  expect((await get('/api/staff/session', { referer: `${url}/studio` })).status).toBe(299);
});

it('refuses other sites even with the token', async () => {
  const foreign = { cookie, origin: 'https://evil.example', 'content-type': 'text/plain' };
  const answer = await fetch(`${url}/api/studio/drafts`, { method: 'POST', headers: foreign, body: '{}' });
  expect([answer.status, (await answer.json()).error]).toEqual([403, 'Cross-site requests are not allowed.']);
});

it('is off where other devices can open the pages, and says why', async () => {
  for (const path of ['/studio', `/studio?token=${token}`, '/studio/preview/1/', '/api/studio']) {
    const answer = await get(path, { cookie, 'x-mode': 'host' });
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.text()).toContain('off with --host');
  }
  expect((await get('/', { 'x-mode': 'host' })).status).toBe(299);
});

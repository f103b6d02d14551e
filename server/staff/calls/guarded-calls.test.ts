import { describe, expect, test } from 'vitest';
import { staffCallBodies as calls } from '../../testing/staff/staff-bodies.ts';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { staffEmail, staffSession } from '../../testing/staff/staff-session.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createAuth } from '../auth/create-auth.ts';
import { createStorageErrors } from '../auth/storage-errors.ts';

describe('a call that changes something', () => {
  test.each(calls)('%s is refused from any other page', async (path, body) => {
    await using server = await createTestApp();
    const { cookie } = await staffSession(server);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://localhost' },
      { origin: 'http://localhost:8080' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const init = { method: 'POST', body: JSON.stringify(body) };
      const all = { cookie, 'content-type': 'application/json', ...headers };
      const answer = await server.app.request(path, { ...init, headers: all });
      expect([answer.status, (await answer.json()).code], JSON.stringify(headers)).toEqual([
        403,
        'cross_site',
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await server.app.request('/api/staff/session', { headers: { cookie } })).status).toBe(200);
  });

  test.each(calls)('%s is refused with content types that foreign pages can send', async (path, body) => {
    await using server = await createTestApp();
    const headers = await staffSession(server);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
      const init = { method: 'POST', body: JSON.stringify(body) };
      const answer = await server.app.request(path, {
        ...init,
        headers: { ...headers, 'content-type': type },
      });
      expect([answer.status, (await answer.json()).code], type).toEqual([415, 'unsupported_media_type']);
    }
    expect((await server.app.request('/api/staff/session', { headers })).status).toBe(200);
  });

  test.each([
    ['names no page', {}, {}],
    ['comes from the same host', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, {}],
    [
      'comes from PUBLIC_URL',
      { origin: 'https://larkfield.example' },
      { PUBLIC_URL: 'https://larkfield.example/' },
    ],
  ])(
    'is accepted when it %s',
    async (_name, headers: Record<string, string>, environment: Record<string, string>) => {
      await using server = await createTestApp({ environment });
      const { cookie } = await staffSession(server);
      const init = { method: 'POST', body: '{}' };
      const all = { cookie, 'content-type': 'application/json; charset=utf-8', ...headers };
      expect((await server.app.request('/api/auth/sign-out', { ...init, headers: all })).status).toBe(200);
    },
  );

  test('behind a trusted proxy the HTTPS origin is accepted; behind an untrusted one the log explains the refusal', async () => {
    const headers = {
      origin: 'https://localhost',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
    };
    const statusWith = async (TRUST_PROXY: string) => {
      await using server = await createTestApp({ environment: { TRUST_PROXY } });
      const init = { method: 'POST', body: '{}', headers };
      const incoming = { socket: { remoteAddress: '10.0.0.1' } };
      const { status } = await server.app.request('/api/auth/sign-out', init, { incoming });
      return [status, JSON.stringify(server.logged()).includes('check TRUST_PROXY and PUBLIC_URL')];
    };
    expect(await statusWith('10.0.0.1')).toEqual([200, false]);
    expect(await statusWith('10.0.0.2')).toEqual([403, true]);
  });
});

describe('of better-auth', () => {
  /** Every path that better-auth defines. */
  function everyPath(): string[] {
    const parts = { storage: {} as never, storageErrors: createStorageErrors(), secret: 'x'.repeat(32) };
    const { api } = createAuth({ ...parts, sessionSeconds: 60 });
    return Object.values(api).flatMap(({ path }: { path?: string }) => (path ? [`/api/auth${path}`] : []));
  }

  test('no other path is reachable, sign-up included', async () => {
    await using server = await createTestApp();
    const headers = await staffSession(server);
    const used = calls.map(([path]) => path);
    const others = everyPath().filter((path) => !used.includes(path));
    expect(others).toEqual(expect.arrayContaining(['/api/auth/sign-up/email', '/api/auth/get-session']));
    expect(others.length).toBeGreaterThan(25);
    for (const path of [
      ...others,
      '/api/auth',
      '/api/auth/',
      '/api/auth/sign-in/email/',
      '/api/auth//sign-out',
    ])
      for (const method of ['GET', 'POST']) {
        const body =
          method === 'POST'
            ? JSON.stringify({ email: 'new@larkfield.example', password: 'x'.repeat(20), name: 'New' })
            : null;
        const answer = await server.app.request(path, { method, headers, body });
        expect([answer.status, (await answer.json()).code], `${method} ${path}`).toEqual([404, 'not_found']);
      }
    expect(await server.storage.db.selectFrom('staff_users').select('email').execute()).toEqual([
      { email: staffEmail },
    ]);
  });

  test.each(calls.slice(0, -1))('%s accepts only POST', async (path) => {
    await using server = await createTestApp();
    const headers = await staffSession(server);
    const answer = await server.app.request(path, { headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

test.each(calls.filter(([path]) => /staff|change|enable|disable/.test(path)))(
  '%s requires a session',
  async (path, body) => {
    await using server = await createTestApp();
    const answer = await staffClient(server).post(path, body);
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'sign_in_required']);
  },
);

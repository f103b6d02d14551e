import { afterEach, describe, expect, test, vi } from 'vitest';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, signInNewStaff, staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

afterEach(() => {
  vi.useRealTimers();
});

const session = '/api/staff/session';
const hour = 60 * 60 * 1000;

/** Fakes only the date; timers stay real. */
function setTime(instant: string): number {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(instant);
  return Date.parse(instant);
}

describe.each(databases)('on %s', (database) => {
  test('signing in sets a session cookie that is hidden from scripts and other hosts', async () => {
    await using server = await createTestApp({ database });
    await addStaff(server);
    const client = staffClient(server);
    const answer = await client.signIn(` ${staffEmail.toUpperCase()} `, staffPassword);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, needsCode: false }]);
    const [cookie, device, ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(device).toMatch(/^__Host-staff\.device=/);
    expect(cookie).toMatch(
      /^__Host-staff\.session_token=[\w%.-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const known = await client.get(session);
    expect(await known.json()).toEqual({
      success: true,
      email: staffEmail,
      name: 'Sam',
      role: 'admin',
      canSignOut: true,
      hasTwoFactor: false,
    });
    expect(known.headers.get('cache-control')).toBe('no-store');
    const user = await server.storage.db.selectFrom('staff_users').selectAll().executeTakeFirstOrThrow();
    expect(Date.now() - Date.parse(user.signed_in_at ?? '')).toBeLessThan(60_000);
  });

  test('a missing, forged, or modified session cookie is rejected', async () => {
    await using server = await createTestApp({ database });
    const cookie = (await signInNewStaff(server)).cookie.split('; ')[0] ?? '';
    expect((await server.app.request(session, { headers: { cookie } })).status).toBe(200);
    const [token = ''] = cookie.split('.').slice(1);
    for (const wrong of ['', cookie.replace(/.{5}$/, 'AAAA='), `__Host-staff.session_token=${token}`]) {
      const answer = await server.app.request(session, { headers: { cookie: wrong } });
      const error = 'Please sign in.';
      const body = { success: false, error, message: error, code: 'sign_in_required' };
      expect([answer.status, await answer.json()], wrong).toEqual([401, body]);
    }
  });

  test('signing out ends the session, so a copy of its cookie is worthless', async () => {
    await using server = await createTestApp({ database });
    const { cookie } = await signInNewStaff(server);
    const client = staffClient(server);
    client.setCookie(cookie);
    const answer = await client.post('/api/auth/sign-out', {});
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(client.cookie()).toMatch(/^__Host-staff\.device=[^;]*$/);
    expect((await server.app.request(session, { headers: { cookie } })).status).toBe(401);
    expect(await server.storage.db.selectFrom('staff_sessions').select('id').execute()).toEqual([]);
    expect((await client.post('/api/auth/sign-out', {})).status).toBe(200);
  });

  test('a session expires after the configured idle time and not before', async () => {
    const start = setTime('2026-03-02T10:00:00Z');
    await using server = await createTestApp({ database, environment: { STAFF_SESSION_HOURS: '2' } });
    const { cookie } = await signInNewStaff(server);
    const statusAt = async (at: number) => {
      vi.setSystemTime(at);
      return (await server.app.request(session, { headers: { cookie } })).status;
    };
    expect(await statusAt(start + 1.9 * hour)).toBe(200);
    expect(await statusAt(start + 3.8 * hour)).toBe(200);
    expect(await statusAt(start + 5.9 * hour)).toBe(401);
    expect(await statusAt(start + 3.9 * hour)).toBe(401);
  });

  test('using a session renews its cookie now and then', async () => {
    const start = setTime('2026-03-02T10:00:00Z');
    await using server = await createTestApp({ database });
    const { cookie } = await signInNewStaff(server);
    const cookiesAt = async (at: number) => {
      vi.setSystemTime(at);
      const answer = await server.app.request(session, { headers: { cookie } });
      return answer.headers.getSetCookie();
    };
    expect(await cookiesAt(start + 4 * 60_000)).toEqual([]);
    expect(await cookiesAt(start + hour)).toEqual([expect.stringContaining('Max-Age=43200')]);
  });

  test('an unknown email and a wrong password get the same answer after the same work', async () => {
    await using server = await createTestApp({ database });
    await addStaff(server);
    const client = staffClient(server);
    const tryOften = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const before = process.cpuUsage();
        const answer = await client.signIn(email, 'wrong horse of course');
        const { user, system } = process.cpuUsage(before);
        times.push(user + system);
        expect([answer.status, await answer.json()]).toEqual([
          401,
          { message: 'Incorrect email or password.', code: 'wrong_sign_in' },
        ]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const [known, unknown] = [await tryOften(staffEmail), await tryOften('nobody@larkfield.example')];
    // Without its hash, one of them would take at most a tenth of the other's time.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
  });

  test.each([
    [{}, { email: 'Please fill this in.', password: 'Please fill this in.' }],
    [
      { email: 7, password: null },
      { email: 'Please fill this in.', password: 'Please fill this in.' },
    ],
    [{ email: 'sam@', password: 'x' }, { email: 'Please enter a valid email address.' }],
  ])('%j is refused with an error per field', async (body, errors) => {
    await using server = await createTestApp({ database });
    const answer = await staffClient(server).post('/api/auth/sign-in/email', body);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: 'Please check what you entered.', code: 'invalid_fields', errors },
    ]);
  });

  test('the log contains no passwords, tokens, or email addresses', async () => {
    await using server = await createTestApp({ database });
    const { cookie } = await signInNewStaff(server);
    const client = staffClient(server);
    await client.signIn(staffEmail, 'wrong horse of course');
    await client.signIn('nobody@larkfield.example', staffPassword);
    client.setCookie(cookie);
    await client.post('/api/auth/change-password', {
      password: staffPassword,
      newPassword: 'a new one, rather',
    });
    const log = JSON.stringify(server.logged());
    expect(server.logged()).toHaveLength(4);
    expect(log).not.toMatch(/horse|rather|larkfield/);
    for (const part of cookie.split(/[=.;]/).filter((text) => text.length > 20))
      expect(log).not.toContain(part);
  });
});

test('servers that share a database share sessions through a generated secret', async () => {
  const environment = { STAFF_SECRET: '' };
  await using first = await createTestApp({ environment });
  await using second = await createTestApp({
    environment: { ...environment, DATA_DIR: first.config.dataDir },
  });
  const headers = await signInNewStaff(first);
  expect((await second.app.request(session, { headers })).status).toBe(200);
  await using other = await createTestApp({
    environment: { STAFF_SECRET: 'x'.repeat(32), DATA_DIR: first.config.dataDir },
  });
  expect((await other.app.request(session, { headers })).status).toBe(401);
});

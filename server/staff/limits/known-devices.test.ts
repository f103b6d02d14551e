import { describe, expect, test } from 'vitest';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { totpOf } from '../../testing/staff/totp.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Longer than any password: fails and counts like a wrong one, without the time of a hash. */
const wrong = 'x'.repeat(257);
const other = 'kim@larkfield.example';
const address = '203.0.113.7';

/** What a browser keeps after it has signed in and out. */
async function deviceCookie(server: TestApp, email = staffEmail): Promise<string> {
  const client = staffClient(server, '198.51.100.1');
  expect((await client.signIn(email, staffPassword)).status).toBe(200);
  await client.post('/api/auth/sign-out', {});
  return client.cookie();
}

function clientWith(server: TestApp, cookie: string) {
  const client = staffClient(server, address);
  client.setCookie(cookie);
  return client;
}

/** Uses up one network's attempts at one account. */
async function blockNetwork(server: TestApp, email = staffEmail): Promise<void> {
  const stranger = staffClient(server, address);
  expect((await stranger.signIn(email, wrong)).status).toBe(401);
  expect((await stranger.signIn(email, staffPassword)).status).toBe(429);
}

const environment = { STAFF_SIGN_IN_LIMIT: '1' };

describe.each(databases)('on %s', (database) => {
  test('a device that has signed in before gets through where its network is refused', async () => {
    await using server = await createTestApp({ database, environment });
    await addStaff(server);
    const cookie = await deviceCookie(server);
    expect(cookie).toMatch(/^__Host-staff\.device=[\w%.-]+$/);
    await blockNetwork(server);
    expect((await clientWith(server, cookie).signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('a device that has signed in before gets through while its account is attacked from everywhere', async () => {
    const clock = () => new Date('2026-03-02T10:00:00Z');
    await using server = await createTestApp({ database, environment, clock });
    await addStaff(server);
    const cookie = await deviceCookie(server);
    for (let index = 0; index < 10; index += 1)
      await staffClient(server, `2001:db8:${index}::1`).signIn(staffEmail, wrong);
    expect((await staffClient(server, address).signIn(staffEmail, staffPassword)).status).toBe(429);
    expect((await clientWith(server, cookie).signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('a known device has its own limit, and failures there block no other device', async () => {
    await using server = await createTestApp({ database, environment });
    await addStaff(server);
    const device = clientWith(server, await deviceCookie(server));
    expect((await device.signIn(staffEmail, wrong)).status).toBe(401);
    expect((await device.signIn(staffEmail, staffPassword)).status).toBe(429);
    expect((await staffClient(server, address).signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('a device is known to the account it signed in to and to no other', async () => {
    await using server = await createTestApp({ database, environment });
    await addStaff(server);
    await addStaff(server, other);
    const cookie = await deviceCookie(server, other);
    await blockNetwork(server);
    expect((await clientWith(server, cookie).signIn(staffEmail, staffPassword)).status).toBe(429);
  });

  test('a password without its code does not make a device known; the code does', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '0' } });
    await addStaff(server);
    const client = staffClient(server);
    await client.signIn(staffEmail, staffPassword);
    const enabled = await client.post('/api/auth/two-factor/enable', { password: staffPassword });
    const { totpUri } = (await enabled.json()) as { totpUri: string };
    const verify = '/api/auth/two-factor/verify-totp';
    await client.post(verify, { code: totpOf(totpUri) });
    const second = staffClient(server);
    await second.signIn(staffEmail, staffPassword);
    expect(second.cookie()).not.toContain('device');
    const code = totpOf(totpUri, new Date(Date.now() + 30_000));
    expect((await second.post(verify, { code })).status).toBe(200);
    expect(second.cookie()).toContain('__Host-staff.device=');
  });
});

test.each([
  ['changed', (cookie: string) => cookie.replace(/=(.)/, (_, first) => `=${first === 'A' ? 'B' : 'A'}`)],
  ['unsigned', (cookie: string) => cookie.replace(/\.[^.]*$/, '')],
  ['taken from a session', (_: string, session: string) => session.replace('session_token', 'device')],
])('a device cookie that is %s is ignored', async (_name, forge) => {
  await using server = await createTestApp({ environment });
  await addStaff(server);
  const cookie = await deviceCookie(server);
  const client = staffClient(server, '198.51.100.1');
  await client.signIn(staffEmail, staffPassword);
  const session =
    client
      .cookie()
      .split('; ')
      .find((pair) => pair.includes('session_token')) ?? '';
  await blockNetwork(server);
  const forged = clientWith(server, forge(cookie, session));
  expect((await forged.signIn(staffEmail, staffPassword)).status).toBe(429);
});

test('the cookie outlives the session, and is hidden from scripts and other sites', async () => {
  await using server = await createTestApp();
  await addStaff(server);
  const answer = await staffClient(server).signIn(staffEmail, staffPassword);
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('.device='));
  expect(cookie).toMatch(
    /^__Host-staff\.device=[\w%.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(cookie).not.toMatch(/sam|larkfield/);
});

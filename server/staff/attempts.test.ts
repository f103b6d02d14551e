import { describe, expect, test } from 'vitest';
import { type StaffClient, staffClient } from '../testing/staff/staff-client.ts';
import { addStaff, staffEmail, staffPassword } from '../testing/staff/staff-session.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const wrong = 'wrong horse of course';
const other = 'kim@larkfield.example';

/** A server like another one, on the same database. */
function secondServer({ config }: TestApp, environment: Record<string, string>, clock?: () => Date) {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = config;
  return createTestApp({ environment: { ...environment, DATA_DIR, DATABASE_URL }, ...(clock && { clock }) });
}

async function statusesOf(client: StaffClient, count: number, email = staffEmail): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < count; round += 1) statuses.push((await client.signIn(email, wrong)).status);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe.each(databases)('on %s', (database) => {
  test('after ten wrong passwords nobody gets in from there, by the right one neither, until the window is over', async () => {
    let now = Date.parse('2026-03-02T10:00:00Z');
    const clock = () => new Date(now);
    const environment = { STAFF_SIGN_IN_LIMIT: '' };
    await using server = await createTestApp({ database, environment, clock });
    await addStaff(server);
    const client = staffClient(server, '203.0.113.7');
    expect(await statusesOf(client, 19)).toEqual([...times(10, 401), ...times(9, 429)]);
    now += 60_000;
    await using second = await secondServer(server, environment, clock);
    for (const one of [server, second]) {
      const refused = await staffClient(one, '203.0.113.7').signIn(staffEmail, staffPassword);
      expect([refused.status, await refused.json()]).toEqual([
        429,
        { message: 'There were too many tries. Please try again later.', code: 'too_many_sign_ins' },
      ]);
      expect(refused.headers.get('retry-after')).toBe(String(14 * 60));
    }
    now += 14 * 60_000;
    expect((await client.signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('the person signs in from elsewhere while a stranger tries, and others from the same address', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '2' } });
    await addStaff(server);
    await addStaff(server, other);
    const stranger = staffClient(server, '203.0.113.7');
    expect(await statusesOf(stranger, 3)).toEqual([401, 401, 429]);
    expect((await stranger.signIn(staffEmail.toUpperCase(), wrong)).status).toBe(429);
    expect((await stranger.signIn(other, staffPassword)).status).toBe(200);
    expect((await staffClient(server, '203.0.113.8').signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('right passwords count nothing, however many come', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '1' } });
    await addStaff(server);
    const client = staffClient(server, '203.0.113.7');
    for (let round = 0; round < 4; round += 1)
      expect((await client.signIn(staffEmail, staffPassword)).status).toBe(200);
    expect(await statusesOf(client, 2)).toEqual([401, 429]);
  });

  test('tries at one moment pass the limit by nothing', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '3' } });
    await addStaff(server);
    const client = staffClient(server, '203.0.113.7');
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.signIn(staffEmail, wrong)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...times(3, 401), ...times(9, 429)]);
  });

  test('one address tries five times as many over all accounts, and no more', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '1' } });
    await addStaff(server);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      // Of one IPv6 subscriber, who has all addresses of the network.
      const client = staffClient(server, `2001:db8:0:1::${index}`);
      statuses.push((await client.signIn(`person-${index}@larkfield.example`, wrong)).status);
    }
    expect(statuses).toEqual([...times(5, 401), 429]);
    expect((await staffClient(server, '2001:db8:0:2::1').signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('one account is tried ten times as often from anywhere, and no more', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '1' } });
    await addStaff(server);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await staffClient(server, `203.0.113.${index}`).signIn(staffEmail, wrong)).status);
    expect(statuses).toEqual([...times(10, 401), 429]);
  });

  test('where no address is known, the account alone counts', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '2' } });
    await addStaff(server);
    await addStaff(server, other);
    expect(await statusesOf(staffClient(server), 3)).toEqual([401, 401, 429]);
    expect((await staffClient(server).signIn(other, staffPassword)).status).toBe(200);
  });

  test('an open browser is no place to find the password out', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '2' } });
    await addStaff(server);
    const client = staffClient(server);
    await client.signIn(staffEmail, staffPassword);
    const statuses: number[] = [];
    for (const [path, body] of [
      ['/api/auth/change-password', { password: wrong, newPassword: staffPassword }],
      ['/api/auth/two-factor/enable', { password: wrong }],
      ['/api/auth/two-factor/disable', { password: staffPassword }],
      ['/api/auth/sign-in/email', { email: staffEmail, password: staffPassword }],
    ] as const)
      statuses.push((await client.post(path, body)).status);
    expect(statuses).toEqual([422, 422, 429, 429]);
  });

  test('a limit of 0 is none', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '0' } });
    await addStaff(server);
    expect(await statusesOf(staffClient(server, '203.0.113.7'), 12)).toEqual(times(12, 401));
  });
});

test('a flood of sign-ins is refused in part, and breaks nothing', async () => {
  await using server = await createTestApp();
  await addStaff(server);
  const client = staffClient(server);
  const answers = await Promise.all(Array.from({ length: 60 }, () => client.signIn(staffEmail, wrong)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await client.signIn(staffEmail, staffPassword)).status).toBe(200);
});

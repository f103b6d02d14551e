import { describe, expect, test } from 'vitest';
import { type StaffClient, staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const wrong = 'wrong horse of course';

/** Longer than any password: fails and counts like a wrong one, without the time of a hash. */
const tooLong = 'x'.repeat(257);

const other = 'kim@larkfield.example';

/** A second server on the same database. */
function secondServer({ config }: TestApp, environment: Record<string, string>, clock?: () => Date) {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = config;
  return createTestApp({ environment: { ...environment, DATA_DIR, DATABASE_URL }, ...(clock && { clock }) });
}

async function statusesOf(client: StaffClient, count: number, email = staffEmail): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < count; round += 1) statuses.push((await client.signIn(email, tooLong)).status);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe.each(databases)('on %s', (database) => {
  test('ten wrong passwords block their network until the window ends, even with the correct password', async () => {
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
        { message: 'Too many sign-in attempts. Please try again later.', code: 'too_many_sign_ins' },
      ]);
      expect(refused.headers.get('retry-after')).toBe(String(14 * 60));
    }
    now += 14 * 60_000;
    expect((await client.signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('an attack blocks neither the account on other networks nor other accounts on its network', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '2' } });
    await addStaff(server);
    await addStaff(server, other);
    const stranger = staffClient(server, '203.0.113.7');
    expect(await statusesOf(stranger, 3)).toEqual([401, 401, 429]);
    expect((await stranger.signIn(staffEmail.toUpperCase(), wrong)).status).toBe(429);
    expect((await stranger.signIn(other, staffPassword)).status).toBe(200);
    expect((await staffClient(server, '203.0.113.8').signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('correct passwords do not count', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '1' } });
    await addStaff(server);
    const client = staffClient(server, '203.0.113.7');
    for (let round = 0; round < 4; round += 1)
      expect((await client.signIn(staffEmail, staffPassword)).status).toBe(200);
    expect(await statusesOf(client, 2)).toEqual([401, 429]);
  });

  test('concurrent attempts do not exceed the limit', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '3' } });
    await addStaff(server);
    const client = staffClient(server, '203.0.113.7');
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.signIn(staffEmail, tooLong)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...times(3, 401), ...times(9, 429)]);
  });

  test('one network gets five times the limit over all accounts', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '1' } });
    await addStaff(server);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      // One IPv6 subscriber can have a whole /48.
      const client = staffClient(server, `2001:db8:0:${index}::1`);
      statuses.push((await client.signIn(`person-${index}@larkfield.example`, tooLong)).status);
    }
    expect(statuses).toEqual([...times(5, 401), 429]);
    expect((await staffClient(server, '2001:db8:1::1').signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('concurrent attempts at one account from many networks do not slip past the delay', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '1' } });
    await addStaff(server);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        staffClient(server, `203.0.113.${index}`).signIn(staffEmail, tooLong),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...times(10, 401), ...times(6, 429)]);
  });

  test('100 wrong passwords from ten /64s of one /56 count as one network and lock out no other', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '' } });
    await addStaff(server);
    const statuses: number[] = [];
    for (let index = 0; index < 100; index += 1) {
      const client = staffClient(server, `2001:db8:0:${index % 10}::${index}`);
      statuses.push((await client.signIn(staffEmail, tooLong)).status);
    }
    expect(statuses).toEqual([...times(10, 401), ...times(90, 429)]);
    const elsewhere = staffClient(server, '2001:db8:1::1');
    expect((await elsewhere.signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('a refused flood of made-up accounts leaves no rows behind', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '1' } });
    const rows = async () =>
      (await server.storage.db.selectFrom('rate_limits').select('key').execute()).length;
    const signIn = (index: number) =>
      staffClient(server, '203.0.113.7').signIn(`person-${index}@larkfield.example`, tooLong);
    for (let index = 0; index < 5; index += 1) expect((await signIn(index)).status).toBe(401);
    const before = await rows();
    for (let index = 5; index < 10; index += 1) expect((await signIn(index)).status).toBe(429);
    expect(await rows()).toBe(before);
  });

  test('without a client address, only the account counts', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '2' } });
    await addStaff(server);
    await addStaff(server, other);
    expect(await statusesOf(staffClient(server), 3)).toEqual([401, 401, 429]);
    expect((await staffClient(server).signIn(other, staffPassword)).status).toBe(200);
  });

  test('an open session does not allow guessing the password', async () => {
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

  test('a limit of 0 disables the limits', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '0' } });
    await addStaff(server);
    expect(await statusesOf(staffClient(server, '203.0.113.7'), 12)).toEqual(times(12, 401));
  });
});

test('limits and delays are the same for an account that does not exist', async () => {
  const clock = () => new Date('2026-03-02T10:00:00Z');
  const answersFor = async (email: string) => {
    await using server = await createTestApp({ environment: { STAFF_SIGN_IN_LIMIT: '2' }, clock });
    await addStaff(server);
    const answers: unknown[] = [];
    for (let index = 0; index < 32; index += 1) {
      const client = staffClient(server, `203.0.113.${Math.floor(index / 3)}`);
      const answer = await client.signIn(email, index === 0 ? wrong : tooLong);
      answers.push([answer.status, answer.headers.get('retry-after'), await answer.json()]);
    }
    return answers;
  };
  const known = await answersFor(staffEmail);
  expect(known[2]).toMatchObject([429, '900', {}]);
  expect(known.at(-1)).toMatchObject([429, '1', {}]);
  expect(await answersFor('nobody@larkfield.example')).toEqual(known);
});

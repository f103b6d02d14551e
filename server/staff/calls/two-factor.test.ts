import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StaffClient, staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { totpOf } from '../../testing/staff/totp.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-02T10:00:00Z');
});

afterEach(() => {
  vi.useRealTimers();
});

const session = '/api/staff/session';
const totp = '/api/auth/two-factor/verify-totp';
const backup = '/api/auth/two-factor/verify-backup-code';
const wrongCode = {
  message: 'This code is incorrect or was already used. Please enter the next one.',
  code: 'wrong_code',
};
const expired = {
  message: 'Your sign-in expired. Please enter your password again.',
  code: 'sign_in_required',
};

/** Moves the clock on, by default to the app's next code. */
function pass(seconds = 30): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** Creates an account with two-factor on; resolves with what the app received and the client that set it up. */
async function withTwoFactor(server: TestApp) {
  await addStaff(server);
  const client = staffClient(server);
  await client.signIn(staffEmail, staffPassword);
  const enabled = await client.post('/api/auth/two-factor/enable', { password: staffPassword });
  const { totpUri, backupCodes } = (await enabled.json()) as { totpUri: string; backupCodes: string[] };
  const first = await client.post(totp, { code: totpOf(totpUri) });
  expect([first.status, await first.json()]).toEqual([200, { success: true }]);
  pass();
  return { client, totpUri, backupCodes };
}

async function begin(server: TestApp): Promise<StaffClient> {
  const client = staffClient(server);
  const answer = await client.signIn(staffEmail, staffPassword);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, needsCode: true }]);
  return client;
}

async function answerOf(answer: Promise<Response>) {
  const { status, json } = await answer.then(async (all) => ({ status: all.status, json: await all.json() }));
  return [status, json];
}

describe.each(databases)('on %s', (database) => {
  test('it turns on with its first code and keeps the session', async () => {
    await using server = await createTestApp({ database });
    await addStaff(server);
    const client = staffClient(server);
    await client.signIn(staffEmail, staffPassword);
    const enabled = await client.post('/api/auth/two-factor/enable', { password: staffPassword });
    const { totpUri, backupCodes } = (await enabled.json()) as { totpUri: string; backupCodes: string[] };
    expect(totpUri).toMatch(
      /^otpauth:\/\/totp\/localhost:sam%40larkfield\.example\?secret=[A-Z2-7]{52}&issuer=localhost/,
    );
    expect(new Set(backupCodes).size).toBe(10);
    const withoutCode = await staffClient(server).signIn(staffEmail, staffPassword);
    expect(await withoutCode.json()).toEqual({ success: true, needsCode: false });
    expect(await answerOf(client.post(totp, { code: '000000' }))).toEqual([401, wrongCode]);
    const code = totpOf(totpUri);
    expect((await client.post(totp, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect((await client.get(session)).status).toBe(200);
    const again = await client.post('/api/auth/two-factor/enable', { password: staffPassword });
    expect([again.status, (await again.json()).code]).toEqual([409, 'two_factor_on']);
    const [row] = await server.storage.db.selectFrom('staff_two_factors').selectAll().execute();
    const stored = JSON.stringify(row);
    for (const secret of [...backupCodes, new URL(totpUri).searchParams.get('secret') ?? 'none'])
      expect(stored).not.toContain(secret);
  });

  test('a password alone does not sign in; a code does, once', async () => {
    await using server = await createTestApp({ database });
    const { totpUri } = await withTwoFactor(server);
    const client = await begin(server);
    expect(client.cookie()).toMatch(/^__Host-staff\.two_factor=/);
    expect((await client.get(session)).status).toBe(401);
    const copy = client.cookie();
    const code = totpOf(totpUri);
    expect(await answerOf(client.post(totp, { code }))).toEqual([200, { success: true }]);
    expect(await (await client.get(session)).json()).toMatchObject({ email: staffEmail });
    const thief = staffClient(server);
    thief.setCookie(copy);
    expect(await answerOf(thief.post(totp, { code }))).toEqual([401, expired]);
    const next = await begin(server);
    expect(await answerOf(next.post(totp, { code }))).toEqual([401, wrongCode]);
    pass();
    expect((await next.post(totp, { code: totpOf(totpUri) })).status).toBe(200);
  });

  test('the cookie of a pending sign-in is as protected as a session cookie', async () => {
    await using server = await createTestApp({ database });
    await withTwoFactor(server);
    const answer = await staffClient(server).signIn(staffEmail, staffPassword);
    const set = answer.headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'));
    expect(set).toEqual([
      expect.stringMatching(
        /^__Host-staff\.two_factor=[\w%.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    const sessions = await server.storage.db.selectFrom('staff_sessions').select('id').execute();
    expect(sessions).toHaveLength(1);
  });

  test('a backup code replaces the app once', async () => {
    await using server = await createTestApp({ database });
    const { backupCodes } = await withTwoFactor(server);
    const [code = '', other = ''] = backupCodes;
    const client = await begin(server);
    expect(await answerOf(client.post(backup, { code: 'aaaaa-bbbbb' }))).toEqual([401, wrongCode]);
    expect((await client.post(backup, { code: ` ${code} ` })).status).toBe(200);
    expect((await client.get(session)).status).toBe(200);
    const next = await begin(server);
    expect(await answerOf(next.post(backup, { code }))).toEqual([401, wrongCode]);
    expect((await next.post(backup, { code: other })).status).toBe(200);
  });

  test('of two concurrent uses of a backup code, one succeeds', async () => {
    await using server = await createTestApp({ database });
    const { backupCodes } = await withTwoFactor(server);
    const [code = ''] = backupCodes;
    const clients = await Promise.all([begin(server), begin(server)]);
    const answers = await Promise.all(clients.map((client) => client.post(backup, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a sign-in waits ten minutes for its code and allows five wrong ones', async () => {
    await using server = await createTestApp({ database });
    const { totpUri } = await withTwoFactor(server);
    const slow = await begin(server);
    pass(10 * 60 + 1);
    expect(await answerOf(slow.post(totp, { code: totpOf(totpUri) }))).toEqual([401, expired]);
    pass();
    const guessing = await begin(server);
    for (const code of ['000001', '000002', '000003', '000004', '000005'])
      expect(await answerOf(guessing.post(totp, { code }))).toEqual([401, wrongCode]);
    expect(await answerOf(guessing.post(totp, { code: totpOf(totpUri) }))).toEqual([401, expired]);
    expect(await answerOf(staffClient(server).post(totp, { code: '000000' }))).toEqual([401, expired]);
  });

  test('wrong codes for an account are limited across sign-ins until the window ends', async () => {
    await using server = await createTestApp({ database, environment: { STAFF_SIGN_IN_LIMIT: '3' } });
    const { totpUri, backupCodes } = await withTwoFactor(server);
    for (const code of ['000001', '000002', '000003'])
      expect((await (await begin(server)).post(totp, { code })).status).toBe(401);
    const client = await begin(server);
    for (const [path, code] of [
      [totp, totpOf(totpUri)],
      [backup, backupCodes[0]],
    ] as const) {
      const refused = await client.post(path, { code });
      expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_sign_ins']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    pass(15 * 60);
    expect((await (await begin(server)).post(totp, { code: totpOf(totpUri) })).status).toBe(200);
  });

  test('the password turns it off and then suffices to sign in', async () => {
    await using server = await createTestApp({ database });
    const { client } = await withTwoFactor(server);
    const disable = (password: string) => client.post('/api/auth/two-factor/disable', { password });
    expect((await disable('wrong horse of course')).status).toBe(422);
    expect(await answerOf(disable(staffPassword))).toEqual([200, { success: true }]);
    expect((await client.get(session)).status).toBe(200);
    const answer = await staffClient(server).signIn(staffEmail, staffPassword);
    expect(await answer.json()).toEqual({ success: true, needsCode: false });
    const code = await client.post(totp, { code: '123456' });
    expect([code.status, (await code.json()).code]).toEqual([409, 'two_factor_off']);
  });
});

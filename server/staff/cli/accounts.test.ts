import { describe, expect, test } from 'vitest';
import { runStaff } from '../../testing/staff/run-staff.ts';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, staffEmail, staffPassword, staffSession } from '../../testing/staff/staff-session.ts';
import { totpOf } from '../../testing/staff/totp.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

const kim = 'kim@larkfield.example';
const session = '/api/staff/session';

describe.each(databases)('on %s', (database) => {
  test('an account is added with a password that is typed twice, and can sign in', async () => {
    await using server = await createTestApp({ database });
    const typed = ['a password of mine', 'a password of mine'];
    const { text, asked } = await runStaff(server, ['add', ' Kim@Larkfield.example '], { typed });
    expect(text).toBe('kim@larkfield.example can sign in now.\n');
    expect(asked).toEqual(['New password: ', 'The same again: ']);
    expect((await staffClient(server).signIn(kim, 'a password of mine')).status).toBe(200);
  });

  test('a password may be piped in, or made', async () => {
    await using server = await createTestApp({ database });
    await runStaff(server, ['add', kim], { piped: 'a password of mine' });
    expect((await staffClient(server).signIn(kim, 'a password of mine')).status).toBe(200);
    const { text } = await runStaff(server, ['password', kim, '--generate']);
    const made = /^Password: ([\w-]{20})\n/m.exec(text)?.[1] ?? '';
    expect((await staffClient(server).signIn(kim, made)).status).toBe(200);
    expect((await staffClient(server).signIn(kim, 'a password of mine')).status).toBe(401);
  });

  test.each([
    [['add', kim], { piped: 'elevenchars' }, 'A password needs at least 12 characters; this one has 11.'],
    [['add', kim], { piped: 'x'.repeat(257) }, 'A password has at most 256 characters.'],
    [['add', kim], { piped: '' }, 'A password needs at least 12 characters; this one has 0.'],
    [
      ['add', kim],
      { typed: ['a password of mine', 'a password of yours'] },
      'These were two different passwords; nothing was changed.',
    ],
    [['add'], {}, 'add needs the EMAIL of an account; see --help.'],
    [['add', 'kim'], {}, '"kim" is no e-mail address.'],
    [['add', kim, 'password'], {}, 'Unexpected argument "password"; see --help.'],
    [['add', kim, '--genrate'], {}, 'Unknown option --genrate; did you mean --generate?'],
    [
      ['add', 'SAM@larkfield.example'],
      {},
      `${staffEmail} has an account already; npm run staff -- password ${staffEmail}.`,
    ],
    [
      ['password', 'sma@larkfield.example'],
      {},
      `sma@larkfield.example has no account; did you mean ${staffEmail}?`,
    ],
    [['remove', 'x@y.zz'], {}, 'x@y.zz has no account; npm run staff -- list.'],
    [['sign-out', 'x@y.zz'], {}, 'x@y.zz has no account; npm run staff -- list.'],
    [
      ['two-factor', staffEmail],
      {},
      'Only "off" can be said here: people turn it on themselves, with the app at hand.',
    ],
  ])('%j is refused in words, and changes nothing', async (words, input, says) => {
    await using server = await createTestApp({ database });
    const headers = await staffSession(server);
    await expect(runStaff(server, words, input)).rejects.toThrow(says);
    const users = await server.storage.db.selectFrom('staff_users').select('email').execute();
    expect(users).toEqual([{ email: staffEmail }]);
    expect((await server.app.request(session, { headers })).status).toBe(200);
  });

  test.each([
    [['password', staffEmail], 'sam@larkfield.example has a new password, and is signed out everywhere.\n'],
    [['remove', 'SAM@larkfield.example'], 'sam@larkfield.example has no account any more.\n'],
    [['sign-out', staffEmail], 'sam@larkfield.example is signed out: 2 sessions ended.\n'],
  ])("%j ends every session of that person at once, and nobody else's", async (words, says) => {
    await using server = await createTestApp({ database });
    const headers = await staffSession(server);
    await staffClient(server).signIn(staffEmail, staffPassword);
    const others = await staffSession(server, kim);
    expect((await runStaff(server, words, { piped: 'a password of mine' })).text).toBe(says);
    expect((await server.app.request(session, { headers })).status).toBe(401);
    expect((await server.app.request(session, { headers: others })).status).toBe(200);
    const isRemoved = words[0] === 'remove';
    const expected = words[0] === 'sign-out' ? 200 : 401;
    expect((await staffClient(server).signIn(staffEmail, staffPassword)).status).toBe(expected);
    const rows = await server.storage.db.selectFrom('staff_accounts').select('id').execute();
    expect(rows).toHaveLength(isRemoved ? 1 : 2);
  });

  test('who has lost the app is let in by password again, and a sign-in that waits for a code is over', async () => {
    await using server = await createTestApp({ database });
    await addStaff(server);
    const client = staffClient(server);
    await client.signIn(staffEmail, staffPassword);
    const enabled = await client.post('/api/auth/two-factor/enable', { password: staffPassword });
    const { totpUri } = (await enabled.json()) as { totpUri: string };
    await client.post('/api/auth/two-factor/verify-totp', { code: totpOf(totpUri) });
    const waiting = staffClient(server);
    expect(await (await waiting.signIn(staffEmail, staffPassword)).json()).toMatchObject({ needsCode: true });
    expect((await runStaff(server, ['list'])).text).toMatch(/two-factor .*\n.* on /);
    expect((await runStaff(server, ['two-factor', staffEmail, 'off'])).text).toBe(
      'sam@larkfield.example signs in by password alone now, and is signed out everywhere.\n',
    );
    expect((await client.get(session)).status).toBe(401);
    const code = totpOf(totpUri, new Date(Date.now() + 30_000));
    expect((await waiting.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(401);
    const answer = await staffClient(server).signIn(staffEmail, staffPassword);
    expect(await answer.json()).toEqual({ success: true, needsCode: false });
    expect((await runStaff(server, ['two-factor', staffEmail, 'off'])).text).toBe(
      'sam@larkfield.example is asked for no codes.\n',
    );
  });

  test('the list says who has an account, and who is signed in', async () => {
    await using server = await createTestApp({ database });
    expect((await runStaff(server, ['list'])).text).toBe('0 accounts; npm run staff -- add EMAIL.\n');
    await staffSession(server);
    await addStaff(server, kim);
    const { text } = await runStaff(server, ['list']);
    expect(text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'YYYY-MM-DD hh:mm')).toMatchInlineSnapshot(`
      "e-mail                 made              two-factor  last sign-in      sessions
      kim@larkfield.example  YYYY-MM-DD hh:mm  off         never             0
      sam@larkfield.example  YYYY-MM-DD hh:mm  off         YYYY-MM-DD hh:mm  1
      2 accounts; times are those of UTC.
      "
    `);
    const [first, second] = JSON.parse((await runStaff(server, ['list', '--json'])).text);
    expect(first).toEqual({
      id: expect.any(String),
      email: kim,
      createdAt: expect.stringMatching(/Z$/),
      signedInAt: null,
      hasTwoFactor: false,
      openSessions: 0,
    });
    expect(second).toMatchObject({
      email: staffEmail,
      openSessions: 1,
      signedInAt: expect.stringMatching(/Z$/),
    });
  });
});

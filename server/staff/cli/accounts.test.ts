import { describe, expect, test } from 'vitest';
import { runStaff } from '../../testing/staff/run-staff.ts';
import { staffClient } from '../../testing/staff/staff-client.ts';
import {
  addStaff,
  signInNewStaff,
  staffEmail,
  staffPassword,
  staffSession,
} from '../../testing/staff/staff-session.ts';
import { totpOf } from '../../testing/staff/totp.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

const kim = 'kim@larkfield.example';
const session = '/api/staff/session';

describe.each(databases)('on %s', (database) => {
  test('add creates an account with a password typed twice', async () => {
    await using server = await createTestApp({ database });
    const typed = ['a password of mine', 'a password of mine'];
    const { text, asked } = await runStaff(server, ['add', ' Kim@Larkfield.example '], { typed });
    expect(text).toBe('kim@larkfield.example can now sign in with the role admin.\n');
    expect(asked).toEqual(['New password: ', 'Repeat password: ']);
    expect((await staffClient(server).signIn(kim, 'a password of mine')).status).toBe(200);
  });

  test('a password can be piped in or generated', async () => {
    await using server = await createTestApp({ database });
    await runStaff(server, ['add', kim], { piped: 'a password of mine' });
    expect((await staffClient(server).signIn(kim, 'a password of mine')).status).toBe(200);
    const { text } = await runStaff(server, ['password', kim, '--generate']);
    const made = /^Password: ([\w-]{20})\n/m.exec(text)?.[1] ?? '';
    expect((await staffClient(server).signIn(kim, made)).status).toBe(200);
    expect((await staffClient(server).signIn(kim, 'a password of mine')).status).toBe(401);
  });

  test.each([
    [
      ['add', kim],
      { piped: 'elevenchars' },
      'The password must have at least 12 characters; this one has 11.',
    ],
    [['add', kim], { piped: 'x'.repeat(257) }, 'The password must have at most 256 characters.'],
    [['add', kim], { piped: '' }, 'The password must have at least 12 characters; this one has 0.'],
    [
      ['add', kim],
      { typed: ['a password of mine', 'a password of yours'] },
      'The passwords do not match; nothing was changed.',
    ],
    [['add'], {}, 'add requires the EMAIL of an account; see --help.'],
    [['add', 'kim'], {}, '"kim" is not an email address.'],
    [['add', kim, 'password'], {}, 'Unexpected argument "password"; see --help.'],
    [['add', kim, '--genrate'], {}, 'Unknown option --genrate; did you mean --generate?'],
    [
      ['add', 'SAM@larkfield.example'],
      {},
      `${staffEmail} already has an account; to set a new password, run npm run staff -- password ${staffEmail}.`,
    ],
    [
      ['password', 'sma@larkfield.example'],
      {},
      `sma@larkfield.example has no account; did you mean ${staffEmail}?`,
    ],
    [['remove', 'x@y.zz'], {}, 'x@y.zz has no account; run npm run staff -- list.'],
    [['sign-out', 'x@y.zz'], {}, 'x@y.zz has no account; run npm run staff -- list.'],
    [
      ['add', kim, '--role', 'manger'],
      {},
      'Unknown role "manger"; did you mean manager? The roles are agent, manager, author, admin.',
    ],
    [['add', kim, '--name', ' '], {}, 'The name must have 1 to 80 characters on one line.'],
    [['role', staffEmail], {}, 'role requires the EMAIL of an account and a ROLE; see --help.'],
    [['role', staffEmail, 'owner'], {}, 'Unknown role "owner". The roles are agent, manager, author, admin.'],
    [
      ['role', staffEmail, 'agent'],
      {},
      `${staffEmail} is the only admin; first make another one: npm run staff -- role EMAIL admin.`,
    ],
    [['name', staffEmail], {}, 'name requires the EMAIL of an account and a NAME; see --help.'],
    [['name', staffEmail, 'Sam\u202e'], {}, 'The name must have 1 to 80 characters on one line.'],
    [['two-factor', staffEmail], {}, 'The only option is "off": users turn it on themselves in the browser.'],
  ])('%j fails with a clear message and changes nothing', async (words, input, message) => {
    await using server = await createTestApp({ database });
    const headers = await staffSession(server);
    await expect(runStaff(server, words, input)).rejects.toThrow(message);
    const users = server.storage.db.selectFrom('staff_users').select(['email', 'role', 'name']);
    expect(await users.execute()).toEqual([{ email: staffEmail, role: 'admin', name: null }]);
    expect((await server.app.request(session, { headers })).status).toBe(200);
  });

  test.each([
    [['password', staffEmail], 'sam@larkfield.example has a new password and is signed out everywhere.\n'],
    [['remove', 'SAM@larkfield.example'], 'The account of sam@larkfield.example was deleted.\n'],
    [['sign-out', staffEmail], 'sam@larkfield.example is signed out: 2 sessions ended.\n'],
  ])('%j ends all sessions of that account and no others', async (words, output) => {
    await using server = await createTestApp({ database });
    const headers = await staffSession(server);
    await staffClient(server).signIn(staffEmail, staffPassword);
    const others = await staffSession(server, kim);
    expect((await runStaff(server, words, { piped: 'a password of mine' })).text).toBe(output);
    expect((await server.app.request(session, { headers })).status).toBe(401);
    expect((await server.app.request(session, { headers: others })).status).toBe(200);
    const isRemoved = words[0] === 'remove';
    const expected = words[0] === 'sign-out' ? 200 : 401;
    expect((await staffClient(server).signIn(staffEmail, staffPassword)).status).toBe(expected);
    const rows = await server.storage.db.selectFrom('staff_accounts').select('id').execute();
    expect(rows).toHaveLength(isRemoved ? 1 : 2);
  });

  test('the first account is admin, later ones are agents or what --role says', async () => {
    await using server = await createTestApp({ database });
    const add = async (...words: string[]) =>
      (await runStaff(server, ['add', ...words], { piped: staffPassword })).text;
    expect([
      await add(staffEmail),
      await add(kim),
      await add('nora@larkfield.example', '--role', 'manager', '--name', ' Nora  Whitfield '),
    ]).toEqual([
      'sam@larkfield.example can now sign in with the role admin.\n',
      'kim@larkfield.example can now sign in with the role agent.\n',
      'nora@larkfield.example can now sign in with the role manager.\n',
    ]);
    const accounts = JSON.parse((await runStaff(server, ['list', '--json'])).text);
    expect(accounts.map(({ name, role }: Record<string, string>) => [name, role])).toEqual([
      ['Kim', 'agent'],
      ['Nora Whitfield', 'manager'],
      ['Sam', 'admin'],
    ]);
  });

  test('a new role and a new name count for open sessions', async () => {
    await using server = await createTestApp({ database });
    const headers = await staffSession(server);
    await addStaff(server, kim, 'agent');
    const rename = await runStaff(server, ['name', staffEmail, 'Sam Ortiz']);
    expect(rename.text).toBe('sam@larkfield.example has the name Sam Ortiz.\n');
    await runStaff(server, ['role', kim, 'admin']);
    const demote = await runStaff(server, ['role', staffEmail, 'author']);
    expect(demote.text).toBe('sam@larkfield.example has the role author.\n');
    const answer = await server.app.request(session, { headers });
    expect(await answer.json()).toMatchObject({ name: 'Sam Ortiz', role: 'author' });
  });

  test('of two admins who lose the role at once, one keeps it', async () => {
    await using server = await createTestApp({ database });
    for (const email of [staffEmail, kim]) await addStaff(server, email);
    const ended = await Promise.allSettled(
      [staffEmail, kim].map((email) => runStaff(server, ['role', email, 'agent'])),
    );
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('two-factor off lets the password sign in alone and ends pending sign-ins', async () => {
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
      'sam@larkfield.example now signs in with a password alone and is signed out everywhere.\n',
    );
    expect((await client.get(session)).status).toBe(401);
    const code = totpOf(totpUri, new Date(Date.now() + 30_000));
    expect((await waiting.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(401);
    const answer = await staffClient(server).signIn(staffEmail, staffPassword);
    expect(await answer.json()).toEqual({ success: true, needsCode: false });
    expect((await runStaff(server, ['two-factor', staffEmail, 'off'])).text).toBe(
      'sam@larkfield.example does not use two-factor authentication.\n',
    );
  });

  test('list shows the accounts and their sessions', async () => {
    await using server = await createTestApp({ database });
    expect((await runStaff(server, ['list'])).text).toBe(
      '0 accounts; to create one, run npm run staff -- add EMAIL.\n',
    );
    await signInNewStaff(server);
    await addStaff(server, kim, 'agent');
    const { text } = await runStaff(server, ['list']);
    expect(text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'YYYY-MM-DD hh:mm')).toMatchInlineSnapshot(`
      "email                  name  role   created           two-factor  last sign-in      sessions
      kim@larkfield.example  Kim   agent  YYYY-MM-DD hh:mm  off         never             0
      sam@larkfield.example  Sam   admin  YYYY-MM-DD hh:mm  off         YYYY-MM-DD hh:mm  1
      2 accounts; times are in UTC.
      "
    `);
    const [first, second] = JSON.parse((await runStaff(server, ['list', '--json'])).text);
    expect(first).toEqual({
      id: expect.any(String),
      email: kim,
      name: 'Kim',
      role: 'agent',
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

import { describe, expect, test } from 'vitest';
import { StorageError } from '../../storage/storage-error.ts';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { signInNewStaff, signInStaff, staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

const session = '/api/staff/session';

describe.each(databases)('on %s', (database) => {
  test('a new password ends all other sessions and replaces the old one', async () => {
    await using server = await createTestApp({ database });
    const elsewhere = await signInNewStaff(server);
    const client = staffClient(server);
    await client.signIn(staffEmail, staffPassword);
    const before = client.cookie();
    const newPassword = 'correct horse battery';
    const change = (password: string, next = newPassword) =>
      client.post('/api/auth/change-password', { password, newPassword: next });
    const wrong = await change('wrong horse of course');
    expect([wrong.status, (await wrong.json()).errors]).toEqual([422, { password: 'Incorrect password.' }]);
    const short = await change(staffPassword, 'too short');
    expect([short.status, (await short.json()).errors]).toEqual([
      422,
      { newPassword: 'The password must have at least 12 characters; this one has 9.' },
    ]);
    expect((await server.app.request(session, { headers: elsewhere })).status).toBe(200);
    const answer = await change(staffPassword);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect((await client.get(session)).status).toBe(200);
    for (const cookie of [elsewhere.cookie, before])
      expect((await server.app.request(session, { headers: { cookie } })).status).toBe(401);
    expect((await staffClient(server).signIn(staffEmail, staffPassword)).status).toBe(401);
    expect((await staffClient(server).signIn(staffEmail, newPassword)).status).toBe(200);
  });

  test('a stored password has ended the other sessions, even if a later step fails', async () => {
    let commitsLeft = Number.POSITIVE_INFINITY;
    await using server = await createTestApp({
      database,
      injectFault: ({ commit }) => ({
        commit: (work) => {
          commitsLeft -= 1;
          return commitsLeft < 0 ? Promise.reject(new StorageError('The disk is full.')) : commit(work);
        },
      }),
    });
    const headers = await signInNewStaff(server);
    const thief = await signInStaff(server);
    const body = JSON.stringify({ password: staffPassword, newPassword: 'correct horse battery' });
    // Counting the attempt and storing the password succeed; nothing after them does.
    commitsLeft = 2;
    const answer = await server.app.request('/api/auth/change-password', { method: 'POST', headers, body });
    expect(answer.status).toBe(503);
    commitsLeft = Number.POSITIVE_INFINITY;
    expect((await server.app.request(session, { headers: thief })).status).toBe(401);
    expect((await staffClient(server).signIn(staffEmail, 'correct horse battery')).status).toBe(200);
  });
});

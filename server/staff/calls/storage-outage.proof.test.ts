import { describe, expect, test } from 'vitest';
import { StorageError } from '../../storage/storage-error.ts';
import { staffCallBodies as calls } from '../../testing/staff/staff-bodies.ts';
import { type StaffClient, staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe.each(databases)('on %s', (database) => {
  /** Sends every call except a sign-out from a signed-in client. */
  async function statusesOf(client: StaffClient): Promise<Set<string>> {
    const cookie = client.cookie();
    const answers = new Set<string>();
    for (const [path, body] of calls.filter(([path]) => !path.endsWith('sign-out'))) {
      client.setCookie(cookie);
      const answer = await client.post(path, body);
      answers.add(`${answer.status} ${(await answer.json()).code} ${answer.headers.get('retry-after')}`);
    }
    client.setCookie(cookie);
    return answers;
  }

  test.each(['staff_sessions', 'staff_users'] as const)(
    'while %s cannot be read, every call fails as retryable and sessions survive',
    async (table) => {
      await using server = await createTestApp({ database });
      await addStaff(server);
      const client = staffClient(server);
      await client.signIn(staffEmail, staffPassword);
      const { schema } = server.storage.db;
      await schema.alterTable(table).renameTo('away').execute();
      expect(await statusesOf(client)).toEqual(new Set(['503 storage_unavailable 5']));
      expect((await client.get('/api/staff/session')).status).toBe(503);
      await schema.alterTable('away').renameTo(table).execute();
      expect((await client.get('/api/staff/session')).status).toBe(200);
    },
  );

  test('a sign-out that could not be stored does not report success', async () => {
    let isBroken = false;
    await using server = await createTestApp({
      database,
      environment: { STAFF_SIGN_IN_LIMIT: '5' },
      injectFault: ({ commit }) => ({
        commit: (work) => (isBroken ? Promise.reject(new StorageError('The disk is full.')) : commit(work)),
      }),
    });
    await addStaff(server);
    const client = staffClient(server);
    await client.signIn(staffEmail, staffPassword);
    const cookie = client.cookie();
    isBroken = true;
    expect((await client.post('/api/auth/sign-out', {})).status).toBe(503);
    client.setCookie(cookie);
    expect((await client.signIn(staffEmail, staffPassword)).status).toBe(503);
    isBroken = false;
    expect((await client.get('/api/staff/session')).status).toBe(200);
    expect((await client.post('/api/auth/sign-out', {})).status).toBe(200);
  });
});

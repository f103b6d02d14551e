import { describe, expect, test } from 'vitest';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, signInNewStaff, staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { deleteExpiredSessions, turnOffTwoFactor } from './accounts.ts';

const hour = 60 * 60 * 1000;

describe.each(databases)('on %s', (database) => {
  test('expired sessions are deleted, and open ones are not', async () => {
    await using server = await createTestApp({ database });
    const headers = await signInNewStaff(server);
    const left = async (after: number) => {
      await server.storage.commit((trx) => deleteExpiredSessions(trx, new Date(Date.now() + after)));
      return (await server.storage.db.selectFrom('staff_sessions').select('id').execute()).length;
    };
    expect(await left(11 * hour)).toBe(1);
    expect((await server.app.request('/api/staff/session', { headers })).status).toBe(200);
    expect(await left(13 * hour)).toBe(0);
  });

  test('concurrent additions of one email address create one account', async () => {
    await using server = await createTestApp({ database });
    await Promise.all(Array.from({ length: 5 }, () => addStaff(server)));
    for (const table of ['staff_users', 'staff_accounts'] as const)
      expect(await server.storage.db.selectFrom(table).select('id').execute()).toHaveLength(1);
    expect((await staffClient(server).signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('turning two-factor off for an unknown user affects no one else', async () => {
    await using server = await createTestApp({ database });
    const headers = await signInNewStaff(server);
    await server.storage.commit((trx) => turnOffTwoFactor(trx, 'nobody', new Date()));
    expect((await server.app.request('/api/staff/session', { headers })).status).toBe(200);
  });
});

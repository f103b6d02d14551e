import { describe, expect, test } from 'vitest';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, staffEmail, staffPassword, staffSession } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { forgetOldSessions, turnOffTwoFactor } from './accounts.ts';

const hour = 60 * 60 * 1000;

describe.each(databases)('on %s', (database) => {
  test('sessions whose time is over are forgotten, and open ones are not', async () => {
    await using server = await createTestApp({ database });
    const headers = await staffSession(server);
    const left = async (after: number) => {
      await server.storage.commit((trx) => forgetOldSessions(trx, new Date(Date.now() + after)));
      return (await server.storage.db.selectFrom('staff_sessions').select('id').execute()).length;
    };
    expect(await left(11 * hour)).toBe(1);
    expect((await server.app.request('/api/staff/session', { headers })).status).toBe(200);
    expect(await left(13 * hour)).toBe(0);
  });

  test('one address has one account, however often it is added at one moment', async () => {
    await using server = await createTestApp({ database });
    await Promise.all(Array.from({ length: 5 }, () => addStaff(server)));
    for (const table of ['staff_users', 'staff_accounts'] as const)
      expect(await server.storage.db.selectFrom(table).select('id').execute()).toHaveLength(1);
    expect((await staffClient(server).signIn(staffEmail, staffPassword)).status).toBe(200);
  });

  test('what never was on is turned off without harm to others', async () => {
    await using server = await createTestApp({ database });
    const headers = await staffSession(server);
    await server.storage.commit((trx) => turnOffTwoFactor(trx, 'nobody', new Date()));
    expect((await server.app.request('/api/staff/session', { headers })).status).toBe(200);
  });
});

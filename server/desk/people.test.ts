import { describe, expect, test } from 'vitest';
import { newLead } from '../testing/desk/desk-client.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';

const minute = 60_000;

describe.each(databases)('on %s', (database) => {
  test('behind a proxy, those who have worked at the desk can be given leads, and those who have a role by name', async () => {
    let now = Date.parse('2026-03-02T10:00:00Z');
    await using server = await createTestApp({
      database,
      clock: () => new Date(now),
      environment: {
        STAFF_AUTH: 'header:X-Auth-Request-Email',
        TRUST_PROXY: '10.0.0.1',
        STAFF_ROLES:
          'ann@larkfield.example=agent,dana@larkfield.example=agent,kim@larkfield.example=author,nora@larkfield.example=manager',
      },
    });
    const ask = (email: string, path: string, body?: object) =>
      server.app.request(
        `/api/staff/${path}`,
        {
          headers: { 'x-auth-request-email': email, 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        },
        { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
      );
    const [dana, nora] = ['dana@larkfield.example', 'nora@larkfield.example'];
    const first = await newLead(server);
    const second = await newLead(server);
    // Luis no longer has a role.
    for (const [id, owner] of [
      [first, dana],
      [second, 'luis@larkfield.example'],
    ] as const)
      await server.storage.commit((trx) =>
        trx.updateTable('desk_leads').set({ owner }).where('lead_id', '=', id).execute(),
      );
    now += 30 * minute;
    const { staff } = await (await ask(nora, 'desk')).json();
    expect(staff.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Dana', 'Nora']);
    const assign = (owner: string) => ask(nora, `leads/${first}/change`, { revision: 0, owner });
    expect((await assign('kim@larkfield.example')).status).toBe(422);
    expect((await assign('ann@larkfield.example')).status).toBe(200);
  });

  test('behind a proxy without names, those who have worked at the desk lately can be given leads', async () => {
    const now = Date.parse('2026-03-02T10:00:00Z');
    await using server = await createTestApp({
      database,
      clock: () => new Date(now),
      environment: { STAFF_AUTH: 'header:X-Auth-Request-Email', TRUST_PROXY: '10.0.0.1' },
    });
    const { db } = server.storage;
    for (const [name, days] of [
      ['ann', 1],
      ['ben', 200],
    ] as const)
      await db
        .insertInto('desk_turns')
        .values({
          staff: `${name}@larkfield.example`,
          offered_at: new Date(now - days * 1440 * minute).toISOString(),
        })
        .execute();
    const answer = await server.app.request(
      '/api/staff/desk',
      { headers: { 'x-auth-request-email': 'nora@larkfield.example' } },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    );
    const { staff } = await answer.json();
    expect(staff.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Nora']);
  });
});

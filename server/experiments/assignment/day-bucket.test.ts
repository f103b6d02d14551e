import { describe, expect, it } from 'vitest';
import { createDaySalts } from '../../numbers/count/day-salts.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createDayBuckets } from './day-bucket.ts';

const visitor = { address: '203.0.113.7', agent: 'Firefox' };

describe('the bucket of the day', () => {
  it('is the same for a day of the company, and another one the next day', async () => {
    let now = new Date('2031-05-01T12:00:00Z');
    const days = createDayBuckets(
      async (day) => `salt of ${day}`,
      () => now,
    );
    expect(days.now(visitor, 'America/Chicago')).toBeUndefined();
    const first = await days.load(visitor, 'America/Chicago');
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(10_000);
    now = new Date('2031-05-02T04:59:00Z');
    expect(days.now(visitor, 'America/Chicago')).toBe(first);
    expect(days.now({ ...visitor, agent: 'Safari' }, 'America/Chicago')).not.toBe(first);
    now = new Date('2031-05-02T05:00:00Z');
    expect(days.now(visitor, 'America/Chicago')).toBeUndefined();
    expect(await days.load(visitor, 'America/Chicago')).not.toBe(first);
  });

  it('is unknown without a salt, which is not asked for again at once', async () => {
    let now = 0;
    let asked = 0;
    const readSalt = async () => {
      asked += 1;
      throw new Error('The database is away.');
    };
    const days = createDayBuckets(readSalt, () => new Date(now));
    for (let count = 0; count < 3; count += 1) expect(await days.load(visitor, 'UTC')).toBeUndefined();
    expect(asked).toBe(1);
    now = 6000;
    await days.load(visitor, 'UTC');
    expect(asked).toBe(2);
  });

  it('is unknown for a visitor whose address is unknown', async () => {
    const days = createDayBuckets(
      async () => 'salt',
      () => new Date(0),
    );
    expect(await days.load({ ...visitor, address: null }, 'UTC')).toBeUndefined();
  });
});

describe.each(databases)('the salt of a day on %s', (database) => {
  it('is the same for all servers, and another one each day', async () => {
    await using server = await createTestApp({ database });
    const servers = [createDaySalts(server.storage), createDaySalts(server.storage)];
    const [one, other] = await Promise.all(servers.map((read) => read('2031-05-01')));
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).toBe(one);
    expect(await servers[0]?.('2031-05-02')).not.toBe(one);
  });
});

import { describe, expect, test } from 'vitest';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Counter, countInOrder, fixedWindow, growingDelay } from './counters.ts';

const start = Date.parse('2026-03-02T10:00:00Z');
const second = 1000;
const windowMs = 15 * 60 * second;

function countAt({ storage }: TestApp, counters: readonly Counter[]) {
  return (ms: number) => storage.commit((trx) => countInOrder(trx, counters, new Date(start + ms)));
}

async function pointsOf({ storage }: TestApp, key: string): Promise<number | undefined> {
  const query = storage.db.selectFrom('rate_limits').select('points').where('key', '=', key);
  return (await query.executeTakeFirst())?.points;
}

describe.each(databases)('on %s', (database) => {
  test('beyond the limit the delay doubles with each attempt, from a second to a minute', async () => {
    await using server = await createTestApp({ database });
    const count = countAt(server, [growingDelay({ key: 'sam', limit: 3, windowMs })]);
    let at = 0;
    for (let round = 0; round < 3; round += 1) expect(await count(at)).toBeUndefined();
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await count(at)).toBe(seconds * second);
      expect(await count(at + seconds * second - 1)).toBe(1);
      at += seconds * second;
      expect(await count(at)).toBeUndefined();
    }
    expect(await pointsOf(server, 'sam')).toBe(3 + 8);
  });

  test('an attack that goes on past the window keeps its delay, and a quiet window ends it', async () => {
    await using server = await createTestApp({ database });
    const count = countAt(server, [growingDelay({ key: 'sam', limit: 1, windowMs })]);
    for (const at of [0, 0.9, 1.8]) expect(await count(at * windowMs)).toBeUndefined();
    expect(await count(1.8 * windowMs)).toBe(4 * second);
    expect(await count(2.8 * windowMs)).toBeUndefined();
    expect(await count(2.8 * windowMs)).toBe(second);
  });

  test('an attempt that one counter refuses counts toward none', async () => {
    await using server = await createTestApp({ database });
    const wide = fixedWindow({ key: 'wide', limit: 5, windowMs });
    const narrow = fixedWindow({ key: 'narrow', limit: 2, windowMs });
    const delay = growingDelay({ key: 'delay', limit: 10, windowMs });
    const count = countAt(server, [wide, narrow, delay]);
    for (const expected of [undefined, undefined, windowMs, windowMs]) expect(await count(0)).toBe(expected);
    for (const key of ['wide', 'narrow', 'delay']) expect(await pointsOf(server, key), key).toBe(2);
  });
});

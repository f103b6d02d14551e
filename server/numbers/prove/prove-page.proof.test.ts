import { expect, test } from 'vitest';
import { databases } from '../../testing/storage/databases.ts';
import { proveNumbers } from './prove-page.ts';

test.each(databases)('on %s, a server answers numbers while it answers others', async (database) => {
  const volume = { days: 60, pages: 3, leads: 20 };
  const { p50Ms, slowestMs, repeatedMs } = await proveNumbers({ database, requests: 6, volume });
  expect(slowestMs).toBeGreaterThanOrEqual(p50Ms);
  expect(repeatedMs).toBeGreaterThan(0);
});

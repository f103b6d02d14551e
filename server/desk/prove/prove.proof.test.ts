import { expect, test } from 'vitest';
import { databases } from '../../testing/storage/databases.ts';
import { proveDesk } from './prove.ts';

test.each(databases)(
  'two desks on %s see leads within a second, and each is claimed once',
  async (database) => {
    const { latency, claims } = await proveDesk({ database, leads: 20, claims: 20 });
    expect(claims).toEqual({ owned: 20, refusedByName: 20, wrong: 0 });
    expect(latency.unseen).toBe(0);
  },
);

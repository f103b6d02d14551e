import { expect, test } from 'vitest';
import { databases } from '../../testing/storage/databases.ts';
import { openProofStorage } from '../../testing/storage/proof-storage.ts';
import { isComplete, proveViews } from './prove-views.ts';

test.each(databases)(
  'on %s, a flood from one address is refused, and all leads and reports are counted',
  async (database) => {
    await using proof = await openProofStorage(database);
    const environment = { ...proof.environment, VIEW_LIMIT_PER_ADDRESS: '60' };
    const result = await proveViews({ ...proof, environment }, { leads: 5, views: 100, flood: 1000 }, 1);
    expect(result.phases.withFlood.views.refused).toBeGreaterThan(0);
    expect(isComplete(result), JSON.stringify(result)).toBe(true);
  },
);

import { expect, test } from 'vitest';
import { databases } from '../../testing/storage/databases.ts';
import { proveOffer } from './offer.ts';
import { isOfferSound, proveDesk } from './prove.ts';

test.each(databases)(
  'two desks on %s see leads within a second, and each is claimed once',
  async (database) => {
    const { latency, claims } = await proveDesk({ database, leads: 20, claims: 20 });
    expect(claims).toEqual({ owned: 20, refusedByName: 20, wrong: 0 });
    expect(latency.unseen).toBe(0);
  },
);

test.concurrent.each(databases)(
  'an unclaimed lead on %s moves in time and once, and the manager is notified once, across kills of servers',
  async (database) => {
    const result = await proveOffer({ database, answerWithinMs: 8000 });
    expect(isOfferSound(result), JSON.stringify(result)).toBe(true);
  },
);

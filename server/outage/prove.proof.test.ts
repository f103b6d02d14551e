import { expect, test } from 'vitest';
import { databases } from '../testing/storage/databases.ts';
import { isFaulty, type OutageResult, proveDelivery } from './prove.ts';

test.each(databases.map((name) => (name === 'SQLite' ? ('sqlite' as const) : ('postgres' as const))))(
  'on %s leads received during an outage of all targets reach each target once afterwards',
  async (setup) => {
    const result = await proveDelivery({ setup, leads: 30, outageMs: 4000 });
    expect(isFaulty(result, 30), JSON.stringify(result)).toBe(false);
    expect(result.attemptsDuringOutage).toBeGreaterThan(0);
  },
  120_000,
);

test('a lead that is missing at a target, or has two ids, fails the proof', () => {
  const target = { name: 'CRM', leads: 3, ids: 3, repeated: 1 };
  const sound: OutageResult = {
    accepted: 3,
    slowestMs: 20,
    attemptsDuringOutage: 5,
    recoveredMs: 9,
    targets: [target],
  };
  expect(isFaulty(sound, 3)).toBe(false);
  expect(isFaulty({ ...sound, accepted: 2 }, 3)).toBe(true);
  expect(isFaulty({ ...sound, slowestMs: 5001 }, 3)).toBe(true);
  expect(isFaulty({ ...sound, targets: [{ ...target, leads: 2 }] }, 3)).toBe(true);
  expect(isFaulty({ ...sound, targets: [{ ...target, ids: 4 }] }, 3)).toBe(true);
});

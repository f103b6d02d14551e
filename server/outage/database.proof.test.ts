import { expect, test } from 'vitest';
import { findPostgres } from '../testing/storage/postgres.ts';
import { type DatabaseOutageResult, isFaulty, proveDatabaseOutage } from './database.ts';

test.skipIf(!findPostgres())(
  'leads are refused in time while PostgreSQL is stopped',
  async () => {
    const result = await proveDatabaseOutage({ connections: 100, outageMs: 3000, aroundMs: 500 });
    expect(isFaulty(result), JSON.stringify(result)).toBe(false);
  },
  120_000,
);

test('a slow refusal, a lost lead, or a broken connection fails the proof', () => {
  const sound: DatabaseOutageResult = {
    accepted: 9,
    stored: 9,
    refused: 9,
    slowestAcceptedMs: 50,
    slowestRefusalMs: 10_000,
    failed: 0,
  };
  expect(isFaulty(sound)).toBe(false);
  expect(isFaulty({ ...sound, stored: 8 })).toBe(true);
  expect(isFaulty({ ...sound, refused: 0 })).toBe(true);
  expect(isFaulty({ ...sound, slowestRefusalMs: 10_001 })).toBe(true);
  expect(isFaulty({ ...sound, failed: 1 })).toBe(true);
});

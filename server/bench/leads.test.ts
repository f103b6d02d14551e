import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { benchLeads } from './leads.ts';

test('the bench counts leads that are really stored, beside bare inserts', async () => {
  const result = await benchLeads({ requests: 200, connections: 8, folder: tmpdir() });
  expect(result.leadsPerSecond).toBeGreaterThan(0);
  expect(result.bareInsertsPerSecond).toBeGreaterThan(0);
  expect(result.p99Ms).toBeGreaterThanOrEqual(result.p50Ms);
  expect(result.ratio).toBeCloseTo(result.leadsPerSecond / result.bareInsertsPerSecond);
}, 60_000);

import { expect, test } from 'vitest';
import { benchExperiments } from './experiments.ts';

test('all simulated statistics of experiments keep their limits at full size', () => {
  const rows = benchExperiments(() => undefined);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ isKept }) => !isKept)).toEqual([]);
});

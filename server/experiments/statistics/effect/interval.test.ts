import { expect, test } from 'vitest';
import { alwaysValidInterval, knownEnds } from './interval.ts';

const stratum = (control: number, variant: number) => ({
  control: { trials: 1000, successes: control },
  variant: { trials: 1000, successes: variant },
});
const endsOf = (control: number, variant: number) =>
  knownEnds(alwaysValidInterval([stratum(control, variant)], { error: 0.01, tuning: 100 }));

test('ends are known once the counts say where they are', () => {
  expect(endsOf(0, 0)).toEqual({ low: null, high: null });
  expect(endsOf(30, 0)).toEqual({ low: null, high: expect.any(Number) });
  expect(endsOf(0, 30)).toEqual({ low: expect.any(Number), high: null });
  expect(endsOf(300, 360)).toEqual({ low: expect.any(Number), high: expect.any(Number) });
});

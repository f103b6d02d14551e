import { expect, test } from 'vitest';
import type { ExperimentLoss } from '../../../../../../schema/api/experiments.ts';
import { lossText, worstLoss } from './losses.ts';

const row = (kind: ExperimentLoss['kind'], name: string, a: [number, number], b: [number, number]) => ({
  kind,
  name,
  arms: [
    { letter: 'A', exposures: a[0], beacons: a[1] },
    { letter: 'B', exposures: b[0], beacons: b[1] },
  ],
});

test('a loss has its share and its counts', () => {
  expect(lossText({ letter: 'B', exposures: 3088, beacons: 2571 })).toBe('16.7% (517 of 3,088)');
  expect(lossText({ letter: 'B', exposures: 12, beacons: 13 })).toBe('none of 12');
  expect(lossText({ letter: 'B', exposures: 0, beacons: 0 })).toBeUndefined();
});

test('the missing visits are those of the variant that lost most, counted once', () => {
  const losses = [
    row('device', 'phone', [2000, 1950], [2000, 1500]),
    row('device', 'desktop', [1102, 1091], [1088, 1071]),
    row('source', 'Google Ads', [3102, 3041], [3088, 2571]),
  ];
  expect(worstLoss(losses)).toEqual({ letter: 'B', lost: 517 });
  expect(worstLoss([])).toBeUndefined();
});

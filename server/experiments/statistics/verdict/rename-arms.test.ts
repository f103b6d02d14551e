import { expect, test } from 'vitest';
import { renameArms } from './rename-arms.ts';
import type { Effect, Figures, Verdict } from './verdict-types.ts';

const effect: Effect = { arm: 'price', estimate: 0.3, low: 0.1, high: 0.5, confidence: 0.99 };
const figure = { value: 0.1, trials: 100, successes: 10 };

const figures: Figures = {
  day: 9,
  plannedDays: 21,
  visits: 6066,
  visitsNeeded: 14_134,
  effects: [effect],
  series: [{ arm: 'price', points: [{ day: 1, estimate: null, low: -1, high: 99 }] }],
  guardrails: [
    {
      name: 'spam',
      limit: 0.02,
      state: 'crossed',
      figures: [
        { arm: 'control', ...figure },
        { arm: 'price', ...figure },
      ],
      crossedBy: ['price'],
    },
  ],
  arrivals: [
    { arm: 'control', plannedShare: 0.5, exposures: 3000, beacons: 2990 },
    { arm: 'price', plannedShare: 0.5, exposures: 3000, beacons: 2990 },
  ],
};
const running = {
  ...figures,
  kind: 'running',
  couldBeLuck: true,
  daysLeft: 12,
  endsOn: '2026-11-29',
} as const;
const measured = { ...effect, estimate: 0.3 };

const verdicts: Verdict[] = [
  { ...running, leader: effect },
  { ...running, leader: null },
  { ...figures, kind: 'winner', arm: 'price', isEarly: true, daysSaved: 12, measured, expected: 0.2 },
  { ...figures, kind: 'stopped-harm', arm: 'price', metric: 'spam', since: 9, isEarly: true },
  { ...figures, kind: 'no-difference', largestDifference: 0.1 },
  { ...figures, kind: 'invalid', reason: 'arrivals', alarmDay: 5, since: 3, affectedDays: [3, 4, 5] },
];

test.each(verdicts)('every arm of a verdict gets its new name: $kind', (verdict) => {
  const letters: Record<string, string> = { control: 'A', price: 'B' };
  const expected = JSON.stringify(verdict).replaceAll('"control"', '"A"').replaceAll('"price"', '"B"');
  expect(renameArms(verdict, (arm) => letters[arm] ?? arm)).toEqual(JSON.parse(expected));
});

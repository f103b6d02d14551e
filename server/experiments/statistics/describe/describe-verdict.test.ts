import { expect, test } from 'vitest';
import type { Effect, Figures, Verdict } from '../verdict/verdict-types.ts';
import { describeVerdict } from './describe-verdict.ts';

const effect = (estimate: number | null, low: number, high: number, confidence = 0.99): Effect => ({
  arm: 'B',
  estimate,
  low,
  high,
  confidence,
});

const figures: Figures = {
  day: 13,
  plannedDays: 21,
  visits: 8589,
  visitsNeeded: 13_864,
  effects: [effect(-0.32, -0.5, -0.1)],
  series: [],
  guardrails: [
    {
      name: 'spam',
      limit: 0.02,
      state: 'crossed',
      crossedBy: ['B'],
      figures: [
        { arm: 'A', value: 0.023, trials: 266, successes: 6 },
        { arm: 'B', value: 0.151, trials: 309, successes: 47 },
      ],
    },
    {
      name: 'lcp',
      limit: 200,
      state: 'crossed',
      crossedBy: ['B'],
      figures: [
        { arm: 'A', value: 1310, trials: 4000, successes: null },
        { arm: 'B', value: 2050, trials: 4000, successes: null },
      ],
    },
  ],
  arrivals: [
    { arm: 'A', plannedShare: 0.5, exposures: 3102, beacons: 3041 },
    { arm: 'B', plannedShare: 0.5, exposures: 3088, beacons: 2571 },
  ],
};

const running = { ...figures, kind: 'running', daysLeft: 8, endsOn: '2026-11-29' } as const;
const invalid = { ...figures, kind: 'invalid', alarmDay: 5, since: 5, affectedDays: [5] } as const;
const harm = { ...figures, kind: 'stopped-harm', arm: 'B', since: 9, isEarly: true } as const;
const winner = { ...figures, kind: 'winner', arm: 'B', expected: 0.22 } as const;

test.each<[string, Verdict]>([
  ['ahead', { ...running, leader: effect(0.16, -0.16, 0.47), couldBeLuck: true }],
  ['behind', { ...running, leader: effect(-0.08, -0.3, 0.2), couldBeLuck: true }],
  ['even, on the last day', { ...running, leader: effect(0.001, -0.3, 0.2), couldBeLuck: true, daysLeft: 1 }],
  ['ahead in the first week', { ...running, leader: effect(0.6, 0.2, 1.4), couldBeLuck: false }],
  ['ahead on the first day', { ...running, leader: effect(0.6, -1, 99), couldBeLuck: true }],
  ['without conversions', { ...running, leader: null, couldBeLuck: true }],
  [
    'won early',
    { ...winner, isEarly: true, daysSaved: 4, measured: { ...effect(0.33, 0.05, 0.6), estimate: 0.33 } },
  ],
  [
    'won at the end',
    {
      ...winner,
      isEarly: false,
      daysSaved: 0,
      measured: { ...effect(0.25, 0.02, 0.5, 0.96), estimate: 0.25 },
    },
  ],
  ['harmful', { ...harm, metric: 'conversions' }],
  ['harmful at the end', { ...harm, metric: 'conversions', since: 21, isEarly: false }],
  ['spam', { ...harm, metric: 'spam' }],
  ['slow', { ...harm, metric: 'lcp' }],
  [
    'no difference',
    {
      ...figures,
      kind: 'no-difference',
      effects: [effect(0.02, -0.09, 0.12, 0.96)],
      largestDifference: 0.12,
    },
  ],
  ['lost visits', { ...invalid, reason: 'lost-visits' }],
  ['arrivals', { ...invalid, reason: 'arrivals' }],
])('%s', (_name, verdict) => {
  const { title, explanation } = describeVerdict(verdict);
  expect(`${title}\n${explanation}`).toMatchSnapshot();
});

test('conversions have the name that they are given', () => {
  const won = {
    ...winner,
    isEarly: true,
    daysSaved: 1,
    measured: { ...effect(0.33, 0.05, 0.6), estimate: 0.33 },
  };
  expect(describeVerdict(won, 'sales').title).toBe(
    'B wins, one day early. Expect about +22% sales, not the +33% measured.',
  );
});

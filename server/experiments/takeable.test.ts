import { expect, it } from 'vitest';
import type { Verdict } from './statistics/verdict/verdict-types.ts';
import { takeable } from './takeable.ts';

const figures = {
  day: 9,
  plannedDays: 21,
  visits: 6066,
  visitsNeeded: 14_134,
  effects: [],
  series: [],
  guardrails: [],
  arrivals: [],
};
const measured = { arm: 'price', estimate: 0.3, low: 0.1, high: 0.5, confidence: 0.95 };

const cases: [when: string, verdict: Verdict | undefined, arms: string[]][] = [
  ['before the first day is over', undefined, ['control']],
  [
    'while it is running, although one is ahead',
    { ...figures, kind: 'running', leader: measured, couldBeLuck: false, daysLeft: 12, endsOn: '2026-11-29' },
    ['control'],
  ],
  [
    'with a winner',
    { ...figures, kind: 'winner', arm: 'price', isEarly: true, daysSaved: 12, measured, expected: 0.2 },
    ['control', 'price'],
  ],
  [
    'without a difference',
    { ...figures, kind: 'no-difference', largestDifference: 0.1 },
    ['control', 'price', 'short'],
  ],
  [
    'once a variant did harm',
    { ...figures, kind: 'stopped-harm', arm: 'short', metric: 'conversions', since: 8, isEarly: true },
    ['control'],
  ],
  [
    'when it is invalid',
    { ...figures, kind: 'invalid', reason: 'arrivals', since: 3, alarmDay: 3, affectedDays: [3] },
    ['control'],
  ],
];

it.each(cases)('%s, these may be taken', (_when, verdict, arms) => {
  expect(takeable(verdict, ['control', 'price', 'short'])).toEqual(arms);
});

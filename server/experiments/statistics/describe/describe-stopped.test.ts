import { expect, test } from 'vitest';
import type { Effect, Running } from '../verdict/verdict-types.ts';
import { describeStopped } from './describe-stopped.ts';

const effect = (estimate: number | null): Effect => ({
  arm: 'B',
  estimate,
  low: -0.13,
  high: 0.55,
  confidence: 0.99,
});

const running = (changes: Partial<Running>): Running => ({
  ...{ kind: 'running', day: 13, plannedDays: 21, visits: 8589, visitsNeeded: 13_864 },
  ...{ effects: [], series: [], guardrails: [], daysLeft: 8, endsOn: '2026-11-29' },
  arrivals: [{ arm: 'A', plannedShare: 0.5, exposures: 4376, beacons: 4288 }],
  leader: effect(0.16),
  couldBeLuck: true,
  ...changes,
});

test.each<[string, Running | undefined, string]>([
  [
    'ahead',
    running({}),
    'B was ahead by 16%, and that could have been luck. The true difference lies between',
  ],
  [
    'clearly behind',
    running({ leader: effect(-0.4), couldBeLuck: false }),
    'B was behind by 40%, and that was more',
  ],
  ['even', running({ leader: effect(0.001) }), 'B and A were even. The true difference lies between'],
  [
    'without leads',
    running({ leader: effect(null) }),
    'A had no leads yet, so there was nothing to compare.',
  ],
  ['without an estimate', running({ leader: null }), 'A had no leads yet'],
  ['on its first day', undefined, 'Nothing was compared.'],
])('an experiment that was stopped %s', (_when, verdict, explanation) => {
  const described = describeStopped(verdict);
  expect(described.explanation).toContain(explanation);
  expect(described.title).toBe(
    verdict
      ? 'Stopped on day 13 of 21, before there was a verdict.'
      : 'Stopped before its first day was over.',
  );
});

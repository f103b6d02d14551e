import { describe, expect, test } from 'vitest';
import { type PlanRequest, planSample } from './plan-sample.ts';

const request: PlanRequest = {
  baseRate: 0.062,
  smallestEffect: 0.2,
  viewsPerDay: 680,
  arms: [
    { name: 'A', weight: 1 },
    { name: 'B', weight: 1 },
  ],
  startDay: '2026-11-09',
};

test('the visits are those of the textbook formula with 2% in reserve, in whole weeks', () => {
  const plan = planSample(request);
  if (plan.kind !== 'plan') throw new Error('The experiment is feasible.');
  // 6,928 by hand: (2.0537 √(2 · 0.0682 · 0.9318) + 0.8416 √(0.062 · 0.938 + 0.0744 · 0.9256))² / 0.0124²
  expect(plan.arms.map(({ visits }) => Math.round(visits / 1.02))).toEqual([6928, 6928]);
  expect(plan).toMatchObject({ days: 21, visits: 14_134 });
});

test('a small experiment runs for a whole week', () => {
  expect(planSample({ ...request, viewsPerDay: 1_000_000 })).toMatchObject({ days: 7 });
});

test('weights divide the visits, and unequal ones cost visits', () => {
  const arms = [
    { name: 'A', weight: 3 },
    { name: 'B', weight: 1 },
  ];
  const plan = planSample({ ...request, arms });
  if (plan.kind !== 'plan') throw new Error('The experiment is feasible.');
  expect(plan.arms.map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(plan.visits).toBeGreaterThan(14_134 * 1.25);
});

test('each further variant needs visits, and each is tested more strictly', () => {
  const arms = [...request.arms, { name: 'C', weight: 1 }];
  const plan = planSample({ ...request, arms });
  expect(plan.visits).toBeGreaterThan(1.6 * 14_134);
});

describe('with too few visits', () => {
  test('the plan says which effect can be found in eight weeks', () => {
    const plan = planSample({ ...request, viewsPerDay: 100 });
    if (plan.kind !== 'too-long') throw new Error('The experiment takes too long.');
    expect(plan.days).toBe(147);
    const effect = plan.feasibleEffect ?? 0;
    expect(planSample({ ...request, viewsPerDay: 100, smallestEffect: effect + 0.001 })).toMatchObject({
      days: 56,
    });
    expect(planSample({ ...request, viewsPerDay: 100, smallestEffect: effect - 0.01 }).kind).toBe('too-long');
  });

  test('without visits, nothing can be found', () => {
    expect(planSample({ ...request, viewsPerDay: 0 })).toMatchObject({
      kind: 'too-long',
      days: null,
      feasibleEffect: null,
    });
  });
});

test.each<[Partial<PlanRequest>, string]>([
  [{ baseRate: 6.2 }, 'planSample: baseRate is 6.2; pass a share between 0 and 1.'],
  [{ smallestEffect: 0 }, 'planSample: smallestEffect is 0; pass a relative effect above 0 and below'],
  [{ smallestEffect: 20 }, 'planSample: smallestEffect is 20; pass a relative effect above 0 and below'],
  [{ viewsPerDay: -1 }, 'planSample: viewsPerDay is -1; pass the visits per day, 0 or more.'],
  [
    { arms: [{ name: 'A', weight: 1 }] },
    'planSample: the number of arms is 1; pass control and at least one variant.',
  ],
  [
    { arms: [...request.arms, { name: 'C', weight: 0 }] },
    'planSample: the weight of arm C is 0; pass a number above 0.',
  ],
  [
    { arms: [...request.arms, { name: 'B', weight: 1 }] },
    'planSample: the list of names is A, B, B; pass each name once.',
  ],
  [{ startDay: 'Monday' }, 'planSample: startDay is Monday; pass a date as YYYY-MM-DD.'],
  [{ priorWidth: 0 }, 'planSample: priorWidth is 0; pass a number above 0.'],
])('%j is refused with what to pass', (change, message) => {
  expect(() => planSample({ ...request, ...change })).toThrow(message);
});

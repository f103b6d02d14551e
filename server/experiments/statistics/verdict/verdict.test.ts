import { describe, expect, test } from 'vitest';
import { type ArmCounts, type DayCounts, noCounts } from '../counts.ts';
import type { Plan } from '../plan/plan.ts';
import { planSample } from '../plan/plan-sample.ts';
import { seededRandom } from '../simulate/random.ts';
import { drawDays, wholePlan } from '../simulate/whole-rows.ts';
import { verdict } from './verdict.ts';

function planned(arms: readonly string[] = ['A', 'B']): Plan {
  const plan = planSample({
    baseRate: 0.062,
    smallestEffect: 0.2,
    viewsPerDay: 680 * (arms.length - 1) ** 1.5,
    arms: arms.map((name) => ({ name, weight: 1 })),
    startDay: '2026-11-09',
  });
  if (plan.kind !== 'plan') throw new Error('The experiment is feasible.');
  return plan;
}

/** Equal days: each arm has this many visitors, and so many of them convert. */
function days(
  count: number,
  visitors: number,
  conversions: number[],
  more: Partial<ArmCounts>[] = [],
): DayCounts[] {
  const arms = conversions.map((converted, arm) => ({
    ...noCounts,
    exposures: visitors,
    beacons: visitors,
    visitors,
    conversions: converted,
    ...more[arm],
  }));
  return Array.from({ length: count }, () => ({ all: arms }));
}

const plan = planned();
const usual = [21, 21];
const better = [21, 30];

describe('before anything is decided', () => {
  test('an experiment without days is running with all of its plan to go', () => {
    expect(verdict({ plan, days: [] })).toMatchObject({
      kind: 'running',
      day: 0,
      visits: 0,
      visitsNeeded: 14_134,
      leader: null,
      couldBeLuck: true,
      daysLeft: 21,
      endsOn: '2026-11-29',
      series: [{ arm: 'B', points: [] }],
    });
  });

  test('it says who is ahead, whether this could be luck, and how long it takes', () => {
    const found = verdict({ plan, days: days(13, 337, [21, 24]) });
    expect(found).toMatchObject({
      kind: 'running',
      day: 13,
      visits: 8762,
      leader: { arm: 'B', estimate: expect.closeTo(24 / 21 - 1, 8), confidence: 0.99 },
      couldBeLuck: true,
      daysLeft: 8,
      endsOn: '2026-11-29',
    });
    expect(found.series[0]?.points).toHaveLength(13);
  });

  test('the series gets narrower, and its last point is the shown effect', () => {
    const found = verdict({ plan, days: days(13, 337, [21, 24]) });
    const points = found.series[0]?.points ?? [];
    const widths = points.map(({ low, high }) => high - low);
    expect(widths).toEqual([...widths].sort((one, other) => other - one));
    expect(points.at(-1)).toMatchObject({ low: found.effects[0]?.low, high: found.effects[0]?.high });
  });

  test('a variant that is ahead beyond luck in its first week still waits for the seventh day', () => {
    expect(verdict({ plan, days: days(6, 337, [15, 45]) })).toMatchObject({
      kind: 'running',
      couldBeLuck: false,
    });
    expect(verdict({ plan, days: days(7, 337, [15, 45]) })).toMatchObject({ kind: 'winner', day: 7 });
  });
});

test('a large effect wins early, with the days saved and less to expect than was measured', () => {
  const found = verdict({ plan, days: days(21, 337, better) });
  if (found.kind !== 'winner') throw new Error(`B did not win: ${found.kind}.`);
  expect(found).toMatchObject({ arm: 'B', isEarly: true, day: 8, daysSaved: 13 });
  expect(found.measured).toMatchObject({ estimate: expect.closeTo(30 / 21 - 1, 8), confidence: 0.99 });
  expect(found.measured.low).toBeGreaterThan(0);
  expect(found.expected).toBeGreaterThan(0.2);
  expect(found.expected).toBeLessThan(0.35);
  expect(found.series[0]?.points).toHaveLength(8);
});

test('an effect of the smallest size worth having wins at the planned end, with the interval of that test', () => {
  const found = verdict({ plan, days: days(21, 337, [21, 25]) });
  expect(found).toMatchObject({
    kind: 'winner',
    isEarly: false,
    day: 21,
    daysSaved: 0,
    measured: { confidence: 0.96 },
  });
});

test('harm stops on any day', () => {
  const found = verdict({ plan, days: days(21, 337, [21, 0]) });
  expect(found).toMatchObject({ kind: 'stopped-harm', arm: 'B', metric: 'conversions', isEarly: true });
  expect(found.day).toBeLessThan(5);
});

test('without a difference, the end says how large one could be at most', () => {
  const found = verdict({ plan, days: days(21, 337, usual) });
  if (found.kind !== 'no-difference') throw new Error(`The verdict is ${found.kind}.`);
  expect(found.largestDifference).toBeGreaterThan(0.1);
  expect(found.largestDifference).toBeLessThan(0.2);
});

describe('with fewer visits than planned', () => {
  test('the experiment goes on until they are there', () => {
    expect(verdict({ plan, days: days(24, 270, usual) })).toMatchObject({
      kind: 'running',
      daysLeft: 3,
      endsOn: '2026-12-05',
    });
    expect(verdict({ plan, days: days(27, 270, usual) })).toMatchObject({ kind: 'no-difference', day: 27 });
  });

  test('it ends on day 60 at the latest', () => {
    expect(verdict({ plan, days: days(59, 50, [3, 3]) })).toMatchObject({ kind: 'running', daysLeft: 1 });
    expect(verdict({ plan, days: days(70, 50, [3, 3]) })).toMatchObject({ kind: 'no-difference', day: 60 });
  });

  test('more visits than planned do not end it sooner', () => {
    expect(verdict({ plan, days: days(20, 700, [44, 46]) })).toMatchObject({ kind: 'running', daysLeft: 1 });
  });
});

describe('guardrails', () => {
  const spam = [
    { leads: 21, spam: 0 },
    { leads: 30, spam: 12 },
  ];

  test('a crossed one stops the experiment, although the variant is ahead', () => {
    const found = verdict({ plan, days: days(21, 337, better, spam) });
    expect(found).toMatchObject({ kind: 'stopped-harm', arm: 'B', metric: 'spam', isEarly: true });
    expect(found.guardrails.find(({ name }) => name === 'spam')?.state).toBe('crossed');
  });

  test('a variant that crossed none can win on the same day', () => {
    const three = planned(['A', 'B', 'C']);
    const day = days(1, 5000, [310, 600, 310], [{}, {}, { leads: 1000, spam: 400 }]);
    const first = days(6, 0, [0, 0, 0]);
    expect(verdict({ plan: three, days: [...first, ...day] })).toMatchObject({ kind: 'winner', arm: 'B' });
  });
});

test('of several variants, the best one wins, and each has its series', () => {
  const three = planned(['A', 'B', 'C']);
  const found = verdict({ plan: three, days: days(28, 700, [43, 60, 64]) });
  expect(found).toMatchObject({ kind: 'winner', arm: 'C' });
  expect(found.series.map(({ arm }) => arm)).toEqual(['B', 'C']);
});

describe('an experiment whose counts are partly missing', () => {
  const outage = days(5, 337, better, [{}, { beacons: 280 }]);

  test('is invalid since the day of the outage, with the days affected', () => {
    const found = verdict({ plan, days: [...days(4, 337, usual), ...outage] });
    expect(found).toMatchObject({
      kind: 'invalid',
      reason: 'lost-visits',
      alarmDay: 5,
      since: 5,
      affectedDays: [5, 6, 7, 8, 9],
      day: 9,
      arrivals: [
        { arm: 'A', plannedShare: 0.5, exposures: 3033, beacons: 3033 },
        { arm: 'B', exposures: 3033, beacons: 2748 },
      ],
    });
  });

  test('is invalid even if a variant had won before', () => {
    const won = days(14, 337, better);
    expect(verdict({ plan, days: won }).kind).toBe('winner');
    expect(verdict({ plan, days: [...won, ...outage] })).toMatchObject({ kind: 'invalid', since: 15 });
  });
});

test('a verdict never changes on later days, whatever they count', () => {
  const random = seededRandom(20);
  const whole = wholePlan();
  const kinds = new Set<string>();
  for (const effect of [0, 0, 0.2, 0.4, 0.5, -0.3, -0.5]) {
    const drawn = [
      ...drawDays(random, { plan: whole, effect }),
      ...drawDays(random, { plan: whole, effect: -effect, days: 7 }),
    ];
    const prefixes = [7, 14, 18, 21, 25, 28, 29, 35].map((count) =>
      verdict({ plan: whole, days: drawn.slice(0, count) }),
    );
    const [reached, ...later] = prefixes.filter(({ kind }) => kind !== 'running');
    kinds.add(reached?.kind ?? 'running');
    for (const other of later) expect(other).toEqual(reached);
  }
  expect([...kinds].sort()).toEqual(['no-difference', 'stopped-harm', 'winner']);
});

test('a verdict survives being sent as JSON', () => {
  const found = verdict({ plan, days: [...days(1, 0, [0, 0]), ...days(2, 337, [0, 1])] });
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
});

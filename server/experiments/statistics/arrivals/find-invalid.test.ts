import { expect, test } from 'vitest';
import { noCounts } from '../counts.ts';
import { planFor } from '../simulate/count.ts';
import { findInvalid } from './find-invalid.ts';

const plan = planFor(0.05);

/** Days with these exposures and beacons of control and the variant. */
const days = (count: number, [control, variant]: [[number, number], [number, number]]) =>
  Array.from({ length: count }, () =>
    [control, variant].map(([exposures, beacons], arm) => ({
      ...noCounts,
      name: `${arm}`,
      exposures,
      beacons,
    })),
  );

const usual: [[number, number], [number, number]] = [
  [340, 333],
  [340, 333],
];

test('an experiment whose arms arrive as planned is valid', () => {
  expect(findInvalid(plan, days(28, usual))).toBeUndefined();
});

test('lost beacons of one arm make it invalid on the first day of the outage', () => {
  const outage = [
    ...days(4, usual),
    ...days(5, [
      [340, 333],
      [340, 283],
    ]),
  ];
  expect(findInvalid(plan, outage)).toEqual({
    reason: 'lost-visits',
    alarmDay: 5,
    since: 5,
    affectedDays: [5, 6, 7, 8, 9],
  });
});

test('lost exposures of one arm are a matter of arrivals, whatever became of its beacons', () => {
  const outage = [
    ...days(4, usual),
    ...days(5, [
      [340, 333],
      [100, 98],
    ]),
  ];
  expect(findInvalid(plan, outage)).toMatchObject({ reason: 'arrivals', alarmDay: 5, since: 5 });
});

test('losses that both arms share leave it valid, even large ones', () => {
  expect(
    findInvalid(
      plan,
      days(28, [
        [340, 100],
        [340, 101],
      ]),
    ),
  ).toBeUndefined();
});

test('without beacons at all, only arrivals are judged', () => {
  expect(
    findInvalid(
      plan,
      days(28, [
        [340, 0],
        [338, 0],
      ]),
    ),
  ).toBeUndefined();
});

test('the earliest alarm counts', () => {
  const outages = [
    ...days(4, usual),
    ...days(2, [
      [340, 333],
      [340, 200],
    ]),
    ...days(4, [
      [340, 333],
      [50, 49],
    ]),
  ];
  expect(findInvalid(plan, outages)).toMatchObject({ reason: 'lost-visits', alarmDay: 5 });
});

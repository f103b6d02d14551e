import { expect, test } from 'vitest';
import { concentration, findRatioAlarm, isRatioOff } from './sample-ratio.ts';

const half = { shares: [0.5, 0.5], concentration: concentration.arrivals };
const days = (count: number, arms: number[]) => Array.from({ length: count }, () => arms);

test.each([
  [[600, 400], 1],
  [[550, 450], 2],
  [[520, 480], 12],
])('%j arrivals a day instead of half each raise the alarm on day %i', (arms, day) => {
  expect(findRatioAlarm(days(28, arms), half)?.alarmDay).toBe(day);
});

test('arrivals of 50.5% are no alarm in four weeks', () => {
  expect(findRatioAlarm(days(28, [505, 495]), half)).toBeUndefined();
});

test('the plan need not be half each, and may have more arms', () => {
  const test = { shares: [0.8, 0.1, 0.1], concentration: concentration.arrivals };
  expect(isRatioOff([8000, 1010, 990], test)).toBe(false);
  expect(isRatioOff([8000, 1200, 800], test)).toBe(true);
});

test('an outage affects the days on which it lasted', () => {
  const outage = [...days(4, [500, 500]), ...days(3, [500, 350]), ...days(5, [500, 500])];
  expect(findRatioAlarm(outage, half)).toEqual({ alarmDay: 7, since: 5, affectedDays: [5, 6, 7] });
});

test('later days extend what is affected, but do not move the alarm or the start', () => {
  const outage = [...days(4, [500, 500]), ...days(8, [500, 350])];
  const found = [7, 9, 12].map((count) => findRatioAlarm(outage.slice(0, count), half));
  expect(found.map((alarm) => [alarm?.alarmDay, alarm?.since])).toEqual(days(3, [7, 5]));
  expect(found.map((alarm) => alarm?.affectedDays.length)).toEqual([3, 5, 8]);
});

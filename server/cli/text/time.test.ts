import { expect, test } from 'vitest';
import { localTime, readMoment, shortTimes } from './time.ts';

test.each([
  ['since', '2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['since', '2026-03-01', 'America/New_York', '2026-03-01T05:00:00.000Z'],
  ['until', '2026-03-01', 'UTC', '2026-03-02T00:00:00.000Z'],
  // Daylight saving time starts: that day has 23 hours.
  ['until', '2026-03-08', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['since', '2026-03-01T12:00:00+01:00', 'UTC', '2026-03-01T11:00:00.000Z'],
  ['until', '2026-03-01T12:00:00.5Z', 'UTC', '2026-03-01T12:00:00.500Z'],
] as const)('--%s %s in %s is %s', (option, word, zone, instant) => {
  expect(readMoment(option, word, zone).toISOString()).toBe(instant);
});

test.each(['yesterday', '2026-02-30', '2026-03-01T12:00', '', '20260301'])(
  '%j is not a day or an instant',
  (word) => {
    expect(() => readMoment('since', word, 'UTC')).toThrow(`--since ${word} must be a day, e.g. 2026-03-01`);
  },
);

test('times are printed in the zone', () => {
  expect(localTime('2026-03-02T23:59:59.999Z', 'Asia/Tokyo')).toBe('2026-03-03 08:59');
});

test('the year is printed when any time is in another year', () => {
  const now = new Date('2026-01-01T05:00:00Z');
  expect(shortTimes(['2026-01-01T00:30:00.000Z'], now, 'UTC')('2026-01-01T00:30:00.000Z')).toBe(
    '01-01 00:30',
  );
  const zone = 'America/Los_Angeles';
  const text = shortTimes(['2025-12-30T00:30:00.000Z'], now, zone)('2025-12-30T00:30:00.000Z');
  expect(text).toBe('12-29 16:30');
  expect(shortTimes(['2024-12-30T00:30:00.000Z'], now, zone)('2025-12-30T00:30:00.000Z')).toBe(
    '2025-12-29 16:30',
  );
});

import { expect, test } from 'vitest';
import { addOpenTime, type Hours, isOpen, openTimeBetween } from './business-hours.ts';

const minute = 60_000;

const hours: Hours = {
  zone: 'America/New_York',
  hours: [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', until: '18:00' },
    { days: ['sat'], from: '10:00', until: '14:00' },
  ],
  holidays: ['2026-11-26', '2026-12-25'],
};

/** A wall-clock time in New York. */
const at = (text: string, zone = 'America/New_York') =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds);

const wall = (date: Date | undefined, zone = 'America/New_York') =>
  date &&
  Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

test.each([
  ['2026-11-24T09:00', true],
  ['2026-11-24T08:59:59', false],
  ['2026-11-24T17:59:59', true],
  ['2026-11-24T18:00', false],
  ['2026-11-26T12:00', false],
  ['2026-11-28T12:00', true],
  ['2026-11-29T12:00', false],
])('at %s, the company is open: %j', (time, expected) => expect(isOpen(hours, at(time))).toBe(expected));

test.each([
  ['within a day', '2026-11-24T10:00', 5, '2026-11-24T10:05:00'],
  ['up to the minute of closing', '2026-11-24T17:55', 5, '2026-11-24T18:00:00'],
  ['over the night', '2026-11-24T17:58', 5, '2026-11-25T09:03:00'],
  ['at night', '2026-11-24T23:00', 5, '2026-11-25T09:05:00'],
  ['over a holiday', '2026-11-25T17:58', 5, '2026-11-27T09:03:00'],
  ['over a weekend', '2026-11-28T13:58', 5, '2026-11-30T09:03:00'],
  ['over several days', '2026-11-24T17:00', 600, '2026-11-25T18:00:00'],
  ['over the start of daylight saving', '2026-03-07T13:58', 5, '2026-03-09T09:03:00'],
  ['over its end', '2026-10-31T13:58', 5, '2026-11-02T09:03:00'],
])('a time that passes while the company is open: %s', (_, from, minutes, end) =>
  expect(wall(addOpenTime(hours, at(from), minutes * minute))).toBe(end),
);

test('without hours, the company is always open', () => {
  const always: Hours = { zone: 'UTC', hours: [], holidays: ['2026-11-26'] };
  const now = new Date('2026-11-26T03:00:00Z');
  expect(addOpenTime(always, now, 5 * minute)).toEqual(new Date('2026-11-26T03:05:00Z'));
  expect(openTimeBetween(always, now, new Date('2026-11-26T04:00:00Z'))).toBe(60 * minute);
});

test('a span over midnight belongs to the day on which it begins, whatever its length when clocks change', () => {
  const night: Hours = { ...hours, hours: [{ days: ['sat'], from: '22:00', until: '06:00' }] };
  expect(isOpen(night, at('2026-03-08T05:59'))).toBe(true);
  expect(isOpen(night, at('2026-03-08T06:00'))).toBe(false);
  expect(openTimeBetween(night, at('2026-03-07T12:00'), at('2026-03-08T12:00'))).toBe(7 * 60 * minute);
  expect(openTimeBetween(night, at('2026-10-31T12:00'), at('2026-11-01T12:00'))).toBe(9 * 60 * minute);
});

test('overlapping hours count once', () => {
  const twice: Hours = {
    ...hours,
    hours: [
      { days: ['tue'], from: '12:00', until: '14:00' },
      { days: ['tue'], from: '09:00', until: '13:00' },
    ],
  };
  expect(openTimeBetween(twice, at('2026-11-24T00:00'), at('2026-11-25T00:00'))).toBe(5 * 60 * minute);
});

test('a company that never opens answers at no time', () => {
  const holidays = Array.from({ length: 500 }, (_, day) =>
    Temporal.PlainDate.from('2026-11-20').add({ days: day }).toString(),
  );
  expect(addOpenTime({ ...hours, holidays }, at('2026-11-24T10:00'), minute)).toBeUndefined();
});

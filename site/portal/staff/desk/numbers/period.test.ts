import { expect, test } from 'vitest';
import { datesProblem, hourText, numbersUrl, periodText, usualPeriod } from './period.ts';

test('a period of the address is asked for in days or in dates', () => {
  const call = '/api/staff/desk/numbers?';
  expect(numbersUrl('7d')).toBe(`${call}days=7`);
  expect(numbersUrl('2026-03-01..2026-03-06')).toBe(`${call}since=2026-03-01&until=2026-03-06`);
  expect(numbersUrl('last year')).toBe(`${call}days=1`);
  expect(usualPeriod('2026-03-01..2026-03-06')).toBeUndefined();
});

test('own dates need both days, in order', () => {
  expect(datesProblem({ since: '2026-03-06', until: '' })).toBe('Enter both dates.');
  expect(datesProblem({ since: '2026-03-06', until: '2026-03-05' })).toBe('The first day is after the last.');
  expect(datesProblem({ since: '2026-03-06', until: '2026-03-06' })).toBeUndefined();
});

test('a period is in words of the company’s zone', () => {
  const text = periodText('2026-11-20T05:00:00Z', '2026-11-27T05:00:00Z', 'America/New_York');
  expect({ ...text, dates: text.dates.replaceAll('\u2009', ' ') }).toEqual({
    dates: 'Nov 20 – 26, 2026',
    zone: 'Eastern Time',
  });
  expect(periodText('2026-11-26T05:00:00Z', '2026-11-27T05:00:00Z', 'America/New_York').dates).toBe(
    'Nov 26, 2026',
  );
});

test('hours are those of a clock', () => {
  expect(['0', '9', '12', '23'].map(hourText)).toEqual(['12 AM', '9 AM', '12 PM', '11 PM']);
});

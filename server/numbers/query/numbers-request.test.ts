import { expect, test } from 'vitest';
import { HttpError } from '../../errors.ts';
import { daysOf, endOf, readNumbersRequest, startOf } from './numbers-request.ts';

const zone = 'America/New_York';
/** The evening of November 26 in New York. */
const now = new Date('2026-11-27T03:00:00Z');

test('by default, the last four full weeks are compared with those before', () => {
  expect(readNumbersRequest({}, zone, now)).toEqual({
    period: { since: '2026-10-29', until: '2026-11-25' },
    against: { since: '2026-10-01', until: '2026-10-28' },
    device: undefined,
    source: undefined,
  });
});

test('a year before is 52 weeks, or more for a longer period', () => {
  const against = (days: string) => readNumbersRequest({ days, against: 'year' }, zone, now).against;
  expect(against('28')).toEqual({ since: '2025-10-30', until: '2025-11-26' });
  const long = against('400');
  expect(daysOf(long)).toHaveLength(400);
  expect(long.until < '2025-10-23').toBe(true);
});

test('one day can be written once', () => {
  const { period } = readNumbersRequest({ since: '2026-11-01', until: '2026-11-01' }, zone, now);
  expect(daysOf(period)).toEqual(['2026-11-01']);
  // Daylight saving time ends: that day has 25 hours.
  expect([startOf('2026-11-01', zone), endOf('2026-11-01', zone)]).toEqual([
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ]);
});

test.each([
  [{ since: '2026-11-02', until: '2026-11-01' }, 'since', 'The first day is after the last.'],
  [{ since: '2026-02-30' }, 'since', 'Enter a day, such as 2026-03-02.'],
  [{ since: '2026-11-01', until: '2026-11-26' }, 'until', 'The last full day is 2026-11-25.'],
  [{ since: '2024-11-01', until: '2026-11-01' }, 'since', 'Choose at most 400 days.'],
  [{ days: '0' }, 'days', 'Choose a number of days from 1 to 400.'],
  [{ days: '7', device: 'watch' }, 'device', 'Use one of phone, desktop, tablet.'],
  [{ against: 'luck' }, 'against', 'Use previous or year.'],
])('%j is refused', (query, field, message) => {
  const refusal = (() => {
    try {
      readNumbersRequest(query as Record<string, string>, zone, now);
    } catch (error) {
      return error;
    }
    return undefined;
  })();
  expect(refusal).toBeInstanceOf(HttpError);
  expect((refusal as HttpError).errors).toEqual({ [field]: message });
});

import { expect, test } from 'vitest';
import {
  addDays,
  changeText,
  countDays,
  daysText,
  differenceText,
  intervalText,
  longDayText,
  moneyText,
  percentText,
  secondsText,
} from './format.ts';

test.each([
  [3_914_200, '$39,142'],
  [212, '$2.12'],
  [200, '$2'],
  [0, '$0'],
  [-63_800, '−$638'],
])('%i cents are %s', (cents, text) => expect(moneyText(cents)).toBe(text));

test.each([
  [0, '0.0%'],
  [0.0012, '0.12%'],
  [0.064, '6.4%'],
  [1, '100.0%'],
])('a share of %d is %s', (share, text) => expect(percentText(share)).toBe(text));

test('an interval has one percent sign', () => {
  expect(intervalText({ low: 0.0608, high: 0.0679 })).toBe('6.1–6.8%');
});

test('changes have a sign, and none from nothing', () => {
  expect([changeText(107, 100), changeText(93, 100), changeText(100, 100), changeText(5, 0)]).toEqual([
    '+7%',
    '−7%',
    '±0%',
    undefined,
  ]);
  expect([differenceText(1188, 1041), differenceText(476, 489), differenceText(3, 3)]).toEqual([
    '+147',
    '−13',
    undefined,
  ]);
});

test('days are those of the calendar, whatever the zone', () => {
  expect(daysText({ since: '2026-10-25', until: '2026-11-21' })).toBe('Oct 25 – Nov 21, 2026');
  expect(daysText({ since: '2026-11-21', until: '2026-11-21' })).toBe('Nov 21, 2026');
  expect(countDays({ since: '2026-10-25', until: '2026-11-21' })).toBe(28);
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(longDayText('2026-11-09', '2026-11-28')).toBe('November 9');
  expect(longDayText('2026-11-09', '2027-01-02')).toBe('November 9, 2026');
});

test('what was not measured is a dash', () => {
  expect([secondsText(1250), secondsText(null)]).toEqual(['1.3 s', '—']);
});

import { expect, test } from 'vitest';
import { createMomentReader } from './moment.ts';

const read = createMomentReader('Central');

function suggestion(written: string): unknown {
  const found = read(written, 'from', []);
  return 'code' in found ? (found.data as { suggestion?: string }).suggestion : found;
}

test.each([
  ['2027-01-05 5:00 PM Central', '2027-01-05 17:00 Central'],
  ['1/5/2027 5 p.m. America/Phoenix', '2027-01-05 17:00 America/Phoenix'],
  ['2027-01-04 9:00 am', '2027-01-04 09:00'],
  ['2027-01-04 9:00 A.M.', '2027-01-04 09:00'],
  ['2027-01-04 9am', '2027-01-04 09:00'],
  ['2027-01-04 9:30PM', '2027-01-04 21:30'],
  ['2027-01-04T9:30 p. m.', '2027-01-04 21:30'],
  ['2027-01-04 12:15 a.m. Eastern', '2027-01-04 00:15 Eastern'],
  ['2027-01-04 12 pm', '2027-01-04 12:00'],
  ['2027-01-04 17:00 pm', '2027-01-04 17:00'],
  ['1/4/2027 17:00 Central', '2027-01-04 17:00 Central'],
  ['9 a.m. on 1/4/2027', '2027-01-04 09:00'],
  ['Monday, 1/4/2027, 9 am Central time', '2027-01-04 09:00 Central'],
  ['1/4/2027 9 am Centrel', '2027-01-04 09:00 Centrel'],
  ['1/4/2027', '2027-01-04'],
  ['2027-01-04 am', '2027-01-04'],
  ['2027-01-04 25:00', '2027-01-04'],
])('%s suggests %s', (written, expected) => {
  expect(suggestion(written)).toBe(expected);
});

test('a day that no month has suggests nothing', () => {
  expect(suggestion('2027-02-30 9 am')).toBeUndefined();
});

test('a misspelled zone alone is a mistake of its own', () => {
  expect(read('2027-01-04 09:00 Centrel', 'from', [])).toMatchObject({ code: 'UnknownTimeZone' });
});

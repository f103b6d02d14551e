// biome-ignore-all lint/suspicious/noTemplateCurlyInString: facts in texts
import { expect, it } from 'vitest';
import { readMoment, writeMoment } from './moment.ts';
import { readNumber, readScalar } from './read-number.ts';

it.each([
  ['4.5', true, 4.5],
  [' 119 ', false, 119],
  ['4.', true, undefined],
  ['', true, undefined],
  ['$', true, undefined],
  ['${entryPrice}', true, '${entryPrice}'],
  ['${entryPrice}', false, undefined],
  ['${entry', true, undefined],
  ['{{price}}', false, '{{price}}'],
])('reads %j as a number (with facts: %s)', (text, takesFacts, value) => {
  expect(readNumber(text, takesFacts)).toBe(value);
});

it.each([
  ['15', 14, 15],
  ['15', '14', '15'],
  ['48–72', 15, '48–72'],
  ['007', undefined, '007'],
])('reads %j where %j was', (text, before, value) => {
  expect(readScalar(text, before)).toBe(value);
});

it.each(['2027-01-04', '2027-01-04 09:00', '2027-01-04 09:00 Central', '2027-01-04 09:00 America/Phoenix'])(
  'takes %s apart and puts it together',
  (text) => {
    const moment = readMoment(text);
    expect(moment && writeMoment(moment)).toBe(text);
  },
);

it('leaves other forms of a moment alone', () => {
  expect(readMoment('{{start}}')).toBeUndefined();
  expect(readMoment('2027-01-04T09:00-06:00')).toEqual({ day: '2027-01-04', time: '09:00', zone: '-06:00' });
});

import { expect, it } from 'vitest';
import { ageText, agoText, dayText, dueText, momentText, waitText } from './moments.ts';

/** March 6, 2025 is a Thursday. */
const at = (day: number, hour = 0, minute = 0, second = 0) =>
  new Date(2025, 2, day, hour, minute, second).getTime();
const now = at(6, 9, 45);

it.each([
  [now + 5000, 'now'],
  [now - 48_000, '48 s'],
  [now - 18 * 60_000, '18 min'],
  [at(6, 6, 30), '3 h'],
  [at(5, 22), '11 h'],
  [at(5, 16, 6), 'Wed'],
  [at(1, 12), 'Sat'],
  [new Date(2025, 1, 27).getTime(), 'Feb 27'],
  [new Date(2024, 11, 24).getTime(), 'Dec 24, 2024'],
])('shortens an age to what matters', (then, text) => {
  expect(ageText(then, now)).toBe(text);
});

it.each([
  [-1, '0:00'],
  [259_000, '4:19'],
  [3_599_999, '59:59'],
  [3 * 3_600_000, '3 h'],
  [50 * 3_600_000, '2 days'],
])('counts a wait of %i ms by the second within the hour', (ms, text) => {
  expect(waitText(ms)).toBe(text);
});

it.each([
  [at(6, 9, 25), 'Late 20 min', true],
  [now, 'Late 1 min', true],
  [at(4, 9), 'Late 2 days', true],
  [at(6, 10, 15), 'Due 10:15 AM', false],
  [at(7, 14), 'Fri 2:00 PM', false],
  [at(20, 14), 'Mar 20', false],
])('says when an answer is due, or how late it is', (due, text, isLate) => {
  expect(dueText(due, now)).toEqual({ text, isLate });
});

it('names the day of an entry', () => {
  expect(dayText(at(6, 1), now)).toBe('Today, Thursday, March 6');
  expect(dayText(at(5, 23), now)).toBe('Wednesday, March 5');
  expect(dayText(new Date(2024, 2, 6).getTime(), now)).toBe('Wednesday, March 6, 2024');
});

it('adds the day to a time that is not of today', () => {
  expect(momentText(at(6, 16, 6), now)).toBe('4:06 PM');
  expect(momentText(at(7, 14), now)).toBe('Fri 2:00 PM');
  expect(momentText(at(20, 14), now)).toBe('Mar 20, 2:00 PM');
});

it('says how long ago something was', () => {
  expect(agoText(now, now)).toBe('just now');
  expect(agoText(now - 4000, now)).toBe('4 seconds ago');
  expect(agoText(now - 60_000, now)).toBe('1 minute ago');
  expect(agoText(now - 7_200_000, now)).toBe('2 hours ago');
});

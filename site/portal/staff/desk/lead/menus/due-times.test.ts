import { expect, it } from 'vitest';
import { localInput, usualDueTimes } from './due-times.ts';

const texts = (now: Date) =>
  usualDueTimes(now.getTime()).map(({ label, at }) => `${label}: ${localInput(at)}`);

it('offers times in the near future', () => {
  expect(texts(new Date(2025, 2, 6, 9, 45, 30))).toEqual([
    'In an hour: 2025-03-06T10:45',
    'Tomorrow 9 AM: 2025-03-07T09:00',
    'Monday 9 AM: 2025-03-10T09:00',
  ]);
});

it('offers Monday once on a Sunday, and the next one on a Monday', () => {
  expect(texts(new Date(2025, 2, 9, 12))).toHaveLength(2);
  expect(texts(new Date(2025, 2, 10, 12)).at(-1)).toBe('Monday 9 AM: 2025-03-17T09:00');
});

import { expect, it } from 'vitest';
import { digitPatterns } from './digit-patterns.ts';

it.each([
  [[7], ['^0007$']],
  [[10, 12, 13], ['^001[023]$']],
  [Array.from({ length: 10 }, (_, index) => 120 + index), ['^012[0-9]{1}$']],
  [
    [1, 4000, 4100],
    ['^0001$', '^4(?:000|100)$'],
  ],
])('%j', (numbers, patterns) => {
  expect(digitPatterns(numbers, 4)).toEqual(patterns);
});

it('matches a large set, and nothing else', () => {
  const inside = (number: number) => (number * 7919) % 10 < 3 || number > 9000;
  const all = Array.from({ length: 10_000 }, (_, number) => number);
  const patterns = digitPatterns(all.filter(inside), 4).map((pattern) => new RegExp(pattern));
  const matched = all.filter((number) => patterns.some((one) => one.test(String(number).padStart(4, '0'))));
  expect(matched).toEqual(all.filter(inside));
});

import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('joins whitespace and removes unprintable characters', () => {
  expect(oneLine(' I\u00a0 agree\r\n\tto \u0000\u0007all\u2028of it ', 100)).toBe('I agree to all of it');
  expect(oneLine('a\ud800b', 100)).toBe('a\uFFFDb');
});

test('counts a surrogate pair as one character and never splits it', () => {
  expect(oneLine('\u{1F600}'.repeat(9), 4)).toBe('\u{1F600}'.repeat(4));
  expect(oneLine(`a${'\u{1F600}'.repeat(9)}`, 4)).toBe(`a${'\u{1F600}'.repeat(3)}`);
  expect(oneLine('one two', 4)).toBe('one');
});

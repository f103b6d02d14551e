import { expect, test } from 'vitest';
import { medianOf, p90Text, shareText, spanText, timeText } from './answer-words.ts';

test('spans are as long as they need to be', () => {
  const spans = [45_000, 300_000, 3_600_000, 5_400_000, 180_000_000];
  expect(spans.map(spanText)).toEqual(['45 s', '5 min', '1 h', '1 h 30 min', '50 h']);
});

test('answer times are minutes and seconds within the hour', () => {
  expect([499, 168_000, 3_599_600, 5_520_000].map(timeText)).toEqual(['0:00', '2:48', '1 h', '1 h 32 min']);
});

test('a few leads get no ninth decile and no percentage', () => {
  expect(p90Text({ answered: 9, p90Ms: 370_000 })).toBeUndefined();
  expect(p90Text({ answered: 10, p90Ms: 369_100 })).toBe('6:10');
  expect(shareText(3, 4)).toEqual({ text: '3 of 4' });
  expect(shareText(0, 0)).toBeUndefined();
  expect(medianOf({ answered: 1 })).toBe('one answer');
  expect(medianOf({ answered: 4 })).toBe('median of 4 answers');
});

test('a share is all or none only if it is', () => {
  expect(shareText(39, 42)).toEqual({ text: '93%', counts: '39 of 42' });
  expect(shareText(999, 1000)?.text).toBe('99%');
  expect(shareText(1, 1000)?.text).toBe('1%');
  expect(shareText(1000, 1000)?.text).toBe('100%');
});

import { expect, test } from 'vitest';
import { changesText, endText, headingText, splitText, startText } from './describe.ts';

test('a heading ends like a sentence', () => {
  expect(['Name the price', 'Is it the price?', 'Done.'].map(headingText)).toEqual([
    'Name the price.',
    'Is it the price?',
    'Done.',
  ]);
});

test('equal parts have a word, others their percentages', () => {
  const arms = (...splits: number[]) =>
    splits.map((split, index) => ({ letter: 'ABCDEF'[index] ?? '', split }));
  expect(splitText(arms(50, 50), true)).toBe('half of the visits each');
  expect(splitText(arms(33, 33, 34), true)).toBe('a third of the visits each');
  expect(splitText(arms(50, 30, 20), false)).toBe('A 50%, B 30%, C 20% of the visits');
  expect(splitText(arms(66.67, 33.33), false)).toBe('A 66.7%, B 33.3% of the visits');
});

test('who started it may be unknown', () => {
  const start = { started: '2026-11-09', today: '2026-11-28' };
  expect(startText({ ...start, startedBy: 'Dana Whitlock' })).toBe('Dana Whitlock, November 9');
  expect(startText({ ...start, startedBy: '' })).toBe('Started November 9');
});

test('the end says who, why, and what was taken, as far as it is known', () => {
  const arms = [
    { id: 'control', letter: 'A' },
    { id: 'price', letter: 'B' },
  ];
  const end = { stopped: '2026-11-25', stoppedBy: '', because: '', taken: null, today: '2026-11-28', arms };
  expect(endText({ ...end, stopped: null })).toBeUndefined();
  expect(endText(end)).toBe('Stopped on November 25.');
  expect(endText({ ...end, stoppedBy: 'Dana', because: 'It won', taken: 'B' })).toBe(
    'Stopped on November 25 by Dana: “It won.” B was taken.',
  );
  expect(endText({ ...end, because: 'price was taken', taken: 'B' })).toBe(
    'Stopped on November 25. B was taken.',
  );
  expect(endText({ ...end, because: 'Too slow!', taken: 'A' })).toBe(
    'Stopped on November 25: “Too slow!” A was kept.',
  );
});

test('a few differences are named, many are counted', () => {
  expect(changesText([])).toBeUndefined();
  expect(changesText(['sections.hero.headline'])).toBe('1 place differs: sections.hero.headline');
  expect(changesText(['a', 'b', 'c', 'd'])).toBe('4 places differ: a, b, c, d');
  expect(changesText(['a', 'b', 'c', 'd', 'e'])).toBe('5 places differ: a, b, c, and 2 more');
});

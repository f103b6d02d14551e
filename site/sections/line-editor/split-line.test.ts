import { expect, test } from 'vitest';
import type { LineMark, MarkKind } from './marking/rules.ts';
import { splitLine } from './split-line.ts';

const mark = (kind: MarkKind, start: number, end: number): LineMark => ({
  kind,
  start,
  end,
  remark: '',
  query: '',
  why: '',
});

test('a line is split at its marks, and the parts are the line', () => {
  const parts = splitLine('Helped with it all', [mark('weak-verb', 0, 11), mark('number', 15, 18)]);
  expect(parts.map(({ text, mark: index, isLast }) => [text, index, isLast])).toEqual([
    ['Helped with', 0, true],
    [' it ', undefined, false],
    ['all', 1, true],
  ]);
});

test('inside what is too long, other marks keep their words', () => {
  const parts = splitLine('One and helped out', [mark('too-long', 4, 18), mark('weak-verb', 8, 14)]);
  expect(parts.map(({ text, mark: index, isLast }) => [text, index, isLast])).toEqual([
    ['One ', undefined, false],
    ['and ', 0, false],
    ['helped', 1, true],
    [' out', 0, true],
  ]);
});

test('a line without marks is one part', () => {
  expect(splitLine('Led nine', [])).toEqual([{ start: 0, text: 'Led nine', mark: undefined, isLast: false }]);
});

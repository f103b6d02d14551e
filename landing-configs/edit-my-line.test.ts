import { expect, test } from 'vitest';
import { createAnswers } from '../site/sections/line-editor/marking/answer-paste.ts';
import type { Rules } from '../site/sections/line-editor/marking/rules.ts';
import { pageAt } from './larkfield.ts';

const props = JSON.parse(
  pageAt('/edit-my-line/').one('[data-island="line-editor"] > script').source,
) as Rules & {
  tries: { lines: string[] };
};
const answer = createAnswers(props);

const marksOf = (line: string) => {
  const result = answer(line);
  return result.kind === 'marked' ? result.marks : [];
};

test('every phrase is marked with its own question and reason', () => {
  expect(props.phrases.length).toBeGreaterThanOrEqual(30);
  for (const { kind, words, query, why } of props.phrases)
    for (const phrase of words) {
      // A number that is not there cannot be in the line that is checked for it.
      const found = marksOf(`Ran payroll: ${phrase}`).find((mark) => mark.kind === kind);
      expect([phrase, found?.query]).toEqual([phrase, query]);
      for (const part of why.split('{words}')) expect(found?.why).toContain(part);
    }
});

test('the lines to try get at least two marks, and the first gets four', () => {
  for (const line of props.tries.lines) expect([line, marksOf(line).length >= 2]).toEqual([line, true]);
  expect(marksOf(props.tries.lines[0] ?? '').map(({ query }) => query)).toEqual([
    'and the result?',
    'how many?',
    'your part?',
    'which score?',
  ]);
});

test('queries are short enough to stand above a word, and reasons are a sentence or two', () => {
  const texts = [...props.marks, ...props.phrases];
  for (const { query, why } of texts) {
    expect(query.length).toBeLessThanOrEqual(22);
    expect(why.split(/(?<=[.?!])\s/u).length).toBeLessThanOrEqual(3);
  }
});

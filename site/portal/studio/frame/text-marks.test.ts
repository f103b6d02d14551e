import { describe, expect, it } from 'vitest';
import { markedRanges, type Selected, writeAction } from './text-marks.ts';

/** A text whose selection is between two bars, or whose caret is at one. */
function selected(marked: string): Selected {
  const [before = '', inner = '', after] = marked.split('|');
  return after === undefined
    ? { text: before + inner, start: before.length, end: before.length }
    : { text: before + inner + after, start: before.length, end: before.length + inner.length };
}

describe('a mark', () => {
  it.each([
    ['is set around what is selected', 'A |resume| here', 'A __|resume|__ here'],
    ['leaves spaces at the ends outside', 'A| resume |here', 'A __|resume|__ here'],
    ['is set around the word at the caret', 'A res|ume here', 'A __res|ume__ here'],
    ['is removed if it is around the selection', 'A __|resume|__ here', 'A |resume| here'],
    ['is removed if it is in the selection', 'A |__resume__| here', 'A |resume| here'],
    ['is removed from the word at the caret', 'A __res|ume__ here', 'A res|ume here'],
    ['is typed into if there is no word', 'A | here', 'A __|__ here'],
    ['is set around words of several kinds of letters', 'une |épée| là', 'une __|épée|__ là'],
  ])('%s', (_name, before, after) => {
    expect(writeAction(selected(before), 'under')).toEqual(selected(after));
  });

  it.each([
    ['circle', '((a))'],
    ['highlight', '==a=='],
    ['delete', '~~a~~'],
    ['insert', '++a++'],
  ] as const)('%s is written as %s', (action, text) => {
    expect(writeAction({ text: 'a', start: 0, end: 1 }, action).text).toBe(text);
  });
});

it('a text replaces what is selected, and the caret is behind it', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a fact as pages write it
  expect(writeAction(selected('Call |me| now'), { text: '${phone}' })).toEqual(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a fact as pages write it
    selected('Call ${phone}| now'),
  );
});

it('the marks and facts of a text are found', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a fact as pages write it
  const text = 'The {rotate} ==one== costs ${price}';
  const found = markedRanges(text).map(({ look, start, end }) => `${look}: ${text.slice(start, end)}`);
  expect(found).toEqual([
    'sign: {rotate}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a fact as pages write it
    'sign: ${price}',
    'sign: ==',
    'highlight: one',
    'sign: ==',
  ]);
});

it.each(['2 * 3 * 4', 'a_b', 'C++', '(a)', '== alone'])('a text without marks has none: %s', (text) => {
  expect(markedRanges(text)).toEqual([]);
});

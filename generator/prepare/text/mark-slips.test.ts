import { expect, test } from 'vitest';
import { markSlips } from './mark-slips.ts';

const slipsIn = (text: string) => markSlips(text).map(({ code, word }) => `${code} ${word}`);

test('each HTML element is one slip', () => {
  expect(slipsIn('<b>Fair</b> questions.')).toEqual(['HtmlInText <b>']);
  expect(slipsIn('One<br/>two')).toEqual(['HtmlInText <br/>']);
});

test('an unclosed mark is a slip', () => {
  expect(slipsIn('the ((next job)')).toEqual(['OpenMark ((']);
  expect(slipsIn('**strong and ~~struck~~')).toEqual(['OpenMark **']);
});

test('ordinary text and closed marks are not slips', () => {
  for (const text of ['5 < 6 > 4', 'C++ and a == b', 'the ((next job)), **now** ~~or~~ *soon*', 'f(g(x))'])
    expect(slipsIn(text)).toEqual([]);
});

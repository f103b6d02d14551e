import { expect, test } from 'vitest';
import { markSlips } from './mark-slips.ts';

const words = (text: string) => markSlips(text).map(({ code, word }) => `${code} ${word}`);

test('HTML tags are slips, each pair once', () => {
  expect(words('<b>Fair</b> questions.')).toEqual(['HtmlInText <b>']);
  expect(words('One<br/>two')).toEqual(['HtmlInText <br/>']);
});

test('a mark that does not end is a slip', () => {
  expect(words('the ((next job)')).toEqual(['OpenMark ((']);
  expect(words('**strong and ~~struck~~')).toEqual(['OpenMark **']);
});

test('ordinary texts and whole marks are none', () => {
  for (const text of ['5 < 6 > 4', 'C++ and a == b', 'the ((next job)), **now** ~~or~~ *soon*', 'f(g(x))'])
    expect(words(text)).toEqual([]);
});

import { expect, it } from 'vitest';
import { differingLines } from './differing-lines.ts';

it.each([
  [
    'the last line',
    ['The {rotate}\nresume people finish.', 'The {rotate}\nresume that gets calls.'],
    ['resume people finish.', 'resume that gets calls.'],
  ],
  ['the first line', ['A\nsame\nend', 'B\nsame\nend'], ['A', 'B']],
  ['an added line', ['one\ntwo', 'one\nnew\ntwo'], ['two', 'new\ntwo']],
  ['nothing', ['same\ntext', 'same\ntext'], ['text', 'text']],
  ['single lines', ['one', 'two'], ['one', 'two']],
])('shows %s', (_what, texts, shown) => {
  expect(differingLines(texts)).toEqual(shown);
});

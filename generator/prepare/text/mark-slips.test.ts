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

test('a link that is not complete is a slip', () => {
  for (const text of [
    '[Ask](/the bench/)',
    '[Ask] (/bench/)',
    '[Ask](/bench/ today',
    '[Ask](/bench/ "Bench")',
  ])
    expect(slipsIn(text)).toHaveLength(1);
});

test('ordinary text and closed marks are not slips', () => {
  for (const text of [
    '5 < 6 > 4',
    'C++ and a == b',
    'the ((next job)), **now** ~~or~~ *soon*',
    'f(g(x))',
    '[Ask](/bench/), [sic] (see below)',
  ])
    expect(slipsIn(text)).toEqual([]);
});

test('a line break is written in double quotes, for a key or an entry of a list', () => {
  const lineOf = (key?: string) => markSlips('Pick<br/> a box.', key)[0]?.data;
  expect(lineOf('heading')).toMatchObject({ line: 'heading: "Pick\\na box."' });
  expect(lineOf()).toMatchObject({ line: '"Pick\\na box."' });
});

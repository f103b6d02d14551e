import { expect, it } from 'vitest';
import { fact } from '../../fixtures/fact.ts';
import { factSlips } from './fact-slips.ts';

const written = (text: string) =>
  factSlips(text, (name) => name === 'booth' || name === 'tick').map((slip) => slip.written);

it.each([
  [fact('booth').slice(0, -1), fact('booth').slice(0, -1)],
  [`${fact('both').slice(0, -1)}.`, fact('both').slice(0, -1)],
  ['At $booth.', '$booth'],
  ['At $(booth).', '$(booth)'],
  ['At {booth}.', '{booth}'],
  ['At { booth }.', '{ booth }'],
])('"%s" lacks a sign of a fact', (text, slip) => {
  expect(written(text)).toEqual([slip]);
});

it.each([
  fact('booth'),
  `$${fact('booth')}`,
  'From $49 or $cash',
  'That {tick} is a mark, {words} are filled in',
  '{{booth | hall}}',
])('"%s" lacks none', (text) => {
  expect(written(text)).toEqual([]);
});

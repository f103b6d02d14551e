import { expect, it } from 'vitest';
import type { FilledText } from '../../../../../../schema/api/desk-changes.ts';
import { edited, inserted, missingIn, plainText, segmentsOf } from './filled-text.ts';

/** `{Priya}` was filled in, and `[price]` is missing. */
function filledText(written: string): FilledText {
  const filled: FilledText['filled'] = [];
  let text = '';
  for (const piece of written.split(/(\{[^}]*\}|\[[^\]]*\])/)) {
    const start = text.length;
    text += piece.replace(/[{}]/g, '');
    if (/^[{[]/.test(piece)) filled.push({ start, end: text.length, isMissing: piece.startsWith('[') });
  }
  return { text, filled };
}

/** The same notation, from a text. */
const shown = (text: FilledText) =>
  segmentsOf(text)
    .map((segment) => (segment.mark === 'filled' ? `{${segment.text}}` : segment.text))
    .join('');

const marks = ({ filled }: FilledText) => filled.length;

it('says which fields are missing, each once', () => {
  expect(missingIn(filledText('Hi [first name], {Bundle} is [price]. [price]!'))).toEqual([
    'first name',
    'price',
  ]);
  expect(missingIn(plainText('[price]'))).toEqual([]);
});

it.each([
  ['at the start', 'Hello! Hi Priya, it is $150.', 'Hello! Hi {Priya}, it is {$150}.'],
  ['after a part', 'Hi Priya!, it is $150.', 'Hi {Priya}!, it is {$150}.'],
  ['between parts', 'Hi Priya, the price is $150.', 'Hi {Priya}, the price is {$150}.'],
  ['at the end', 'Hi Priya, it is $150. Bye', 'Hi {Priya}, it is {$150}. Bye'],
  ['in a part', 'Hi Priscilla, it is $150.', 'Hi Priscilla, it is {$150}.'],
  ['in the middle of a part', 'Hi Pri-ya, it is $150.', 'Hi Pri-ya, it is {$150}.'],
  ['over a part', 'Hi Pr50.', 'Hi Pr50.'],
  ['over everything', '', ''],
])('keeps the marks of what was filled in while someone types %s', (_, text, expected) => {
  expect(shown(edited(filledText('Hi {Priya}, it is {$150}.'), text))).toBe(expected);
});

it('takes the mark off a missing field that was written', () => {
  const before = filledText('It is [price].');
  expect(missingIn(before)).toEqual(['price']);
  expect(marks(edited(before, 'It is $150.'))).toBe(0);
});

it('inserts a text as paragraphs, at the caret, and loses nothing', () => {
  const template = filledText('Hi {Priya}\n');
  expect(shown(inserted(plainText(''), 0, template))).toBe('Hi {Priya}');
  expect(shown(inserted(filledText('I am {Nora}.'), 10, template))).toBe('I am {Nora}.\n\nHi {Priya}');
  expect(shown(inserted(filledText('One\n{Two}'), 4, template))).toBe('One\n\nHi {Priya}\n\n{Two}');
});

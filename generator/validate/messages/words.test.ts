import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { asIds, asList, exampleOf, howToWrite, kindOf, typeInWords } from './words.ts';

describe('the suggestion for a value of the wrong type', () => {
  it.each([
    [{ type: 'string' }, 2031, 'Put it in quotes: heading: "2031"'],
    [{ type: 'string' }, true, 'Put it in quotes: heading: "true"'],
    [{ type: 'string' }, { Led: 'the move' }, 'put quotes around all of it: "Led: the move"'],
    [{ type: 'string' }, ['Fair'], 'Write it without brackets or a dash'],
    [
      { type: 'string', examples: ['Hello.'] },
      null,
      'Add a value after "heading:", for example: heading: Hello.',
    ],
    [{ type: 'string' }, null, 'or delete the line'],
    [{ type: 'array' }, 'one', 'heading: [one]'],
    [{ type: 'array' }, 'one, two', 'heading: [one, two]'],
    [{ type: 'array' }, '-one -two', 'heading: [one, two]'],
    [{ type: 'array' }, 5, 'heading: [5]'],
    [{ type: 'boolean' }, 'yes', 'heading: true or heading: false'],
    [
      { type: 'number', examples: [4.5] },
      '4.5 stars',
      'just the number, without quotes, symbols, or units: heading: 4.5',
    ],
    [{ type: 'object' }, null, 'Write its keys on the lines below'],
    [{ type: 'object', 'x-kind': 'image' }, 'a.png', 'heading: { src: a.png, alt: What it shows }'],
    [{ type: 'object', 'x-kind': 'action' }, 'Call: us', 'heading: { label: "Call: us", chat: true }'],
    [{ type: 'object', examples: [{ a: [1, 'b'] }] }, 'x', 'heading: { a: [1, b] }'],
  ])('%j in place of %j', (schema, value, words) => {
    expect(howToWrite(schema, ['sections', 'faqs', 'heading'], value)).toContain(words);
  });

  it('is a list entry inside a list', () => {
    expect(howToWrite({ type: 'string' }, ['items', 2], 7)).toBe('Put it in quotes: - "7"');
  });
});

it('values are described in everyday words', () => {
  expect([null, undefined, [], {}, 'a', 5, true].map(kindOf)).toEqual([
    'empty',
    'empty',
    'a list',
    'a group of keys',
    'the text "a"',
    'the number 5',
    'true',
  ]);
  expect(kindOf(`one\n${'x'.repeat(100)}`)).toMatch(/^the text "one x{55}…"$/);
  expect(typeInWords({ type: ['string', 'number'] })).toBe('text or a number');
});

it.each([
  ['a b c', '[a, b, c]'],
  ['a, b and c', '[a, b, c]'],
  ['wick-works;wax-hall', '[wick-works, wax-hall]'],
  ['-wick-works -wax-hall', '[wick-works, wax-hall]'],
  ['Wick Works, Wax Hall', '[wick-works, wax-hall]'],
  ['wick-works', '[wick-works]'],
])('ids written as plain text are suggested as a list: %s', (written, list) => {
  expect(asIds(written)).toBe(list);
});

it('examples are one line of valid YAML, quoted where YAML requires it', () => {
  const texts = [
    'plain',
    'a: b',
    '- x',
    '#1',
    '*a*',
    '12',
    '1.5',
    'true',
    'null',
    '~',
    '',
    ' x',
    'x ',
    'a, b',
    '[a](b)',
    '{x}',
    'one\ntwo',
    '"',
    "it's",
    '@a',
    '%',
    '`',
    'a #b',
    '.5',
    '+1',
    'ends:',
  ];
  for (const text of texts)
    for (const value of [text, [text, 'b'], { key: text, more: 1 }])
      expect(parse(`k: ${exampleOf({ examples: [value] })}`)).toEqual({ k: value });
  expect(asList('a: b, c')).toBe('["a: b", c]');
});

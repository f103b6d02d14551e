import { expect, it } from 'vitest';
import { plainScalar, quotedWhereNeeded } from './scalar-text.ts';

it.each([
  ...[
    '',
    ' ',
    ' a',
    'a ',
    'yes',
    'No',
    'on',
    'y',
    'true',
    'null',
    '~',
    '12',
    '1e3',
    '0x10',
    '1_000',
    '12:30:45',
    '.5',
    '.inf',
  ],
  ...[
    '2026-01-01',
    'a: b',
    'a:',
    'a #b',
    '#a',
    '&a',
    '*a',
    '!a',
    '%a',
    '@a',
    '`a',
    '|',
    '>-',
    '- a',
    '-',
    '? a',
    '---',
  ],
  ...[
    '[a]',
    '{a}',
    "'a'",
    '"a"',
    '=',
    '<<',
    'a\nb',
    'a\tb',
    'a\u00a0b',
    'a\u2028b',
    '\ufeffa',
    '\ud800',
    '\u0000',
  ],
])('quotes the text %j', (text) => {
  expect(plainScalar(text, { inFlow: false })).toBeUndefined();
  expect(quotedWhereNeeded(text, false)).toMatch(/^(["']).*\1$/);
});

it.each([
  'A resume',
  '/lp8/',
  'a:b',
  'C#',
  "it's",
  '(813) 555-0142',
  'a, b',
  '$119',
  'R&D',
  '-a',
  '93% now',
  '24-48',
])('writes the text %j without quotes', (text) => {
  expect(quotedWhereNeeded(text, false)).toBe(text);
});

it.each(['a, b', 'a]', '{b', '?a'])('quotes the text %j in brackets', (text) => {
  expect(quotedWhereNeeded(text, true)).toBe(`"${text}"`);
});

it('uses the quotes that need no escapes', () => {
  expect(quotedWhereNeeded('"hi" #1', false)).toBe('\'"hi" #1\'');
  expect(quotedWhereNeeded('it\'s "hi" #1', false)).toBe('"it\'s \\"hi\\" #1"');
});

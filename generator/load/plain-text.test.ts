import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { plainText } from './plain-text.ts';

test('a simple text is what the parser reads', () => {
  const texts = [
    ...[
      'A resume that gets read',
      '/lp8/',
      'x',
      'Größe, “quoted” – and 90% off!',
      'a == b, (c) d_e ~f~ $1.50?',
    ],
    ...['truest', 'nullable', 'yes', 'no', 'on', 'Infinity', 'a - b', 'a ? b', "it's", 'e1', 'a  b'],
  ];
  for (const text of texts) {
    expect(parse(`key: ${text}\n`)).toEqual({ key: text });
    expect(plainText(`key: ${text}\n`), text).toBe(text);
    expect(plainText(`    deep-key: ${text}\n`), text).toBe(text);
  }
});

test('whatever may be more than a simple text is left to the parser', () => {
  const values = [
    ...[
      'true',
      'False',
      'NULL',
      '12',
      '1.5',
      '-',
      '.inf',
      '',
      ' two spaces',
      'end ',
      'a: b',
      'a:',
      'a #b',
      'a # b',
    ],
    ...[
      '"quoted"',
      "'quoted'",
      '|',
      '>-',
      '[a, b]',
      '{ a: b }',
      '&a b',
      '*a',
      '!t b',
      '%a',
      '@a',
      '`a',
      '? a',
    ],
    ...[
      'a\tb',
      'a\r',
      'a\u0085b',
      'a\u2028b',
      'a\ufeff',
      'a {b}',
      'line\n  more',
      'line\n# comment',
      'line\n',
    ],
  ];
  for (const value of values) expect(plainText(`key: ${value}\n`), JSON.stringify(value)).toBeUndefined();
  expect(plainText('key: no end of line')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { plainText } from './plain-text.ts';

test('simple text equals what the parser reads', () => {
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

test('everything else is left to the parser', () => {
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
  expect(plainText('key: no line break')).toBeUndefined();
});

test('a block with equal indentation equals what the parser reads', () => {
  const blocks = [
    ...['|', '|-', '>', '>-'].flatMap((style) => [
      `${style}\n      One line: "a" #1 & *b* {c} [d] %\n`,
      `${style}\n      One line,\n      - another of 90%\n      # and a third…\n`,
      `${style}\n     &anchor\n     key: value\n     '---'\n`,
    ]),
  ];
  for (const value of blocks) {
    const piece = `    key: ${value}`;
    expect(plainText(piece), piece).toBe((parse(piece) as { key: string }).key);
    expect(plainText(piece), piece).toBeTypeOf('string');
  }
});

test('other blocks are left to the parser', () => {
  const values = [
    ...[
      '|\n',
      '|+\n  a\n',
      '|2\n   a\n',
      '|\n  a\n   b\n',
      '|\n   a\n  b\n',
      '|\n  a\n\n  b\n',
      '>\n  a\n\n',
    ],
    ...[
      '|\n  a \n',
      '|\n  a\tb\n',
      '|\n  a',
      '|\na\n',
      '| # why\n  a\n',
      '|\n  a\r\n',
      '|\n  a\n# b\n',
      '|\n  \u2028a\n',
    ],
  ];
  for (const value of values) expect(plainText(`key: ${value}`), JSON.stringify(value)).toBeUndefined();
});

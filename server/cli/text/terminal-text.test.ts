import { expect, test } from 'vitest';
import { fit, harmlessJson, harmlessLine, harmlessLines, widthOf } from './terminal-text.ts';

test.each([
  ['an escape sequence', 'Jordan\u001b[2J\u001b]0;owned\u0007', 'Jordan�[2J�]0;owned�'],
  ['a C1 control sequence', 'Jordan\u009b31m', 'Jordan�31m'],
  ['line breaks and tabs', 'Jordan\r\nEllis\t!', 'Jordan Ellis !'],
  ['line breaks of Unicode', 'Jordan\u2028Ellis', 'Jordan Ellis'],
  ['backspaces', 'Jordan\b\b\bEllis', 'Jordan���Ellis'],
  ['a direction override', 'Jordan\u202egpj.exe', 'Jordan�gpj.exe'],
  ['an isolate', '\u2067Jordan\u2069', '�Jordan�'],
  ['zero-width characters', 'Jor\u200bdan\ufeff', 'Jor�dan '],
  ['a lone surrogate', 'Jordan\ud800', 'Jordan�'],
  ['stacked combining marks', `e${'\u0301'.repeat(40)}`, `e${'\u0301'.repeat(4)}`],
])('%s is made safe to print', (_name, text, shown) => {
  expect(harmlessLine(text)).toBe(shown);
});

test.each(['Zoë Müller', '山田 太郎', 'أحمد علي', 'نمی\u200cخواهم', '👨‍👩‍👧 Ellis', "O'Neill-Smith"])(
  '%s is unchanged',
  (name) => expect(harmlessLine(name)).toBe(name),
);

test('a message keeps its lines', () => {
  expect(harmlessLines('one\r\n\u001b[2Jtwo\n\n\tthree')).toEqual(['one', '�[2Jtwo', '', '  three']);
});

test('JSON parses to the same value and contains no control characters', () => {
  const value = { name: 'a\u009b\u202e\u001b\u{e0041}b', list: ['山田', '\n'] };
  const text = harmlessJson(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text).toMatchInlineSnapshot(`
    "{
      "name": "a\\u009b\\u202e\\u001b\\udb40\\udc41b",
      "list": [
        "山田",
        "\\n"
      ]
    }"
  `);
});

test.each([
  ['Jordan', 6],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['山田', 4],
  ['ﾔﾏﾀ', 3],
  ['Ｊ', 2],
  ['한국', 4],
  ['👨‍👩‍👧', 2],
  ['🇩🇪', 2],
])('%s takes %i columns', (text, width) => expect(widthOf(text)).toBe(width));

test.each([
  ['Jordan', 8, 'Jordan  '],
  ['Jordan', 6, 'Jordan'],
  ['Jordan', 5, 'Jord…'],
  ['山田太郎', 8, '山田太郎'],
  ['山田太郎', 7, '山田太…'],
  ['山田太郎', 6, '山田… '],
  ['Zoe\u0308 Ellis', 4, 'Zoe\u0308…'],
])('%s in %i columns is "%s"', (text, columns, shown) => {
  expect(fit(text, columns)).toBe(shown);
  expect(widthOf(shown)).toBe(columns);
});

import { expect, test } from 'vitest';
import { type Fields, sanitizeFields, textOf } from './fields.ts';

test.each<[string, unknown, string | null]>([
  ['a text', 'Jordan', 'Jordan'],
  ['a number', 79, '79'],
  ['a boolean', false, 'false'],
  ['an empty text', '', null],
  ['nothing', undefined, null],
  ['an array', ['Jordan'], null],
  ['an object', { first: 'Jordan' }, null],
  ['an object that cannot be serialized', { toString: 'Jordan' }, null],
  ['an array that is too deep to serialize', JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)), null],
])('the text of %s', (_what, value, text) => {
  const fields: Fields = { name: value };
  expect(textOf(fields, 'name')).toBe(text);
});

test.each([
  ['a line break', 'Jordan\r\nBcc: a@mail.example', 'Jordan Bcc: a@mail.example'],
  ['Unicode line breaks', 'Jordan\u0085\u2028\u2029Ellis', 'Jordan Ellis'],
  ['a NUL', '\0Jordan\0', 'Jordan'],
  ['a lone surrogate', 'Jordan\ud83d', 'Jordan\ufffd'],
  ['direction marks, as phones add around a number', '\u202a+1 813\u202c', '+1 813'],
  ['a direction override', 'Jordan\u202esillE\u2066', 'JordansillE'],
  [
    'nothing if it joins letters or emoji',
    '\u0646\u200c\u0645 \u{1f469}\u200d\u{1f4bc}',
    '\u0646\u200c\u0645 \u{1f469}\u200d\u{1f4bc}',
  ],
])('single-line text is cleaned of %s', (_what, text, sanitized) => {
  expect(sanitizeFields({ fullName: text })).toEqual({ fullName: sanitized });
});

test('a message keeps its lines but no other invisible characters', () => {
  const message = '\u202eFirst\tline\0\r\nsecond\u001b[2J\rthird ';
  expect(sanitizeFields({ message })).toEqual({ message: 'First\tline\nsecond[2J\nthird' });
});

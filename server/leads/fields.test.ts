import { expect, test } from 'vitest';
import { type Fields, textOf } from './fields.ts';

test.each<[string, unknown, string | null]>([
  ['a text', 'Jordan', 'Jordan'],
  ['a number', 79, '79'],
  ['a boolean', false, 'false'],
  ['an empty text', '', null],
  ['nothing', undefined, null],
  ['an array', ['Jordan'], null],
  ['an object', { first: 'Jordan' }, null],
  ['an object that cannot be written out', { toString: 'Jordan' }, null],
  ['an array that is too deep to be written out', JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)), null],
])('the text of %s', (_what, value, text) => {
  const fields: Fields = { name: value };
  expect(textOf(fields, 'name')).toBe(text);
});

import { expect, test } from 'vitest';
import { readParam } from './read-param.ts';

const letters = { maxLength: 30, characters: 'letters' };
const words = { maxLength: 30, characters: 'words' };

test('a value of the list is shown as the page writes it', () => {
  const rule = { values: ['RN resumes', 'teacher resumes'] };
  expect(readParam('rn Resumes', rule)).toBe('RN resumes');
  expect(readParam('  rn\n resumes ', rule)).toBe('RN resumes');
  expect(readParam('nurse resumes', rule)).toBeUndefined();
});

test.each([
  ['nurse', letters],
  ['Zoë’s café-bar', letters],
  ["O'Brien", letters],
  ['C++ & C# 2027', words],
  ['a'.repeat(30), letters],
])('%j is shown', (value, rule) => expect(readParam(value, rule)).toBe(value));

test.each([
  [null, letters],
  ['', letters],
  ['   ', letters],
  ['a'.repeat(31), letters],
  ['nurse 2', letters],
  ['2027', words],
  ['- - -', letters],
  ['evil.example', words],
  ['https://evil.example', words],
  ['<img src=x onerror=alert(1)>', words],
  ['"><script>alert(1)</script>', words],
  ['{{keyword|x}}', words],
  ['javascript:alert(1)', words],
  ['$(touch x)', words],
  ['a\u202eb', words],
  ['a\u0000b', words],
  ['nurse', undefined],
  ['constructor', { values: ['a'] }],
])('%j is not shown', (value, rule) => expect(readParam(value, rule)).toBeUndefined());

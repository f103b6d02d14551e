import { expect, test } from 'vitest';
import { uniqueRules } from './unique-rules.ts';

test('of repeated rules the last copy stays, whole media queries included', () => {
  expect(uniqueRules('a{b:c}@media print{a{b:d}p{q:r}}a{b:e}@media print{a{b:d}p{q:r}}a{b:c}')).toBe(
    'a{b:e}@media print{a{b:d}p{q:r}}a{b:c}',
  );
});

test('braces in strings and comments end no rule', () => {
  const css = `a{content:"}\\"{"/* doesn't } */}b{mask:url('data:,{')}`;
  expect(uniqueRules(css + css)).toBe(css);
});

test('rules that differ in any way stay, and so does what follows the last rule', () => {
  expect(uniqueRules('a{b:c}a{b:d}i>a{b:c}a{')).toBe('a{b:c}a{b:d}i>a{b:c}a{');
});

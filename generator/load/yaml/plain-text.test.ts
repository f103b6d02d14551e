import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { otherBlocks, otherValues, plainTexts, textBlocks } from '../../fixtures/yaml/yaml-values.ts';
import { plainText } from './plain-text.ts';

test.each(plainTexts)('simple text equals what the parser reads: %j', (text) => {
  expect(parse(`key: ${text}\n`)).toEqual({ key: text });
  expect(plainText(`key: ${text}\n`)).toBe(text);
  expect(plainText(`    deep-key: ${text}\n`)).toBe(text);
});

test.each(otherValues)('everything else is left to the parser: %j', (value) => {
  expect(plainText(`key: ${value}\n`)).toBeUndefined();
});

test('text without a line break is left to the parser', () => {
  expect(plainText('key: no line break')).toBeUndefined();
});

test.each(textBlocks)('a block with equal indentation equals what the parser reads: %j', (value) => {
  const piece = `    key: ${value}`;
  expect(plainText(piece)).toBe((parse(piece) as { key: string }).key);
  expect(plainText(piece)).toBeTypeOf('string');
});

test.each(otherBlocks)('other blocks are left to the parser: %j', (value) => {
  expect(plainText(`key: ${value}`)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { readNumber } from '../controls/read-number.ts';
import { editOnLeave, shownText } from './typed-text.ts';

const words = { isRequired: false, parse: (text: string) => text };
const number = { isRequired: false, parse: (text: string) => readNumber(text, false) };

it.each([
  ['foo ', 'foo', 'foo', 'foo '],
  ['', 'foo', 'foo', ''],
  ['1.0', '1', '1', '1.0'],
])('shows what is typed: %j over %j', (text, over, value, shown) => {
  expect(shownText({ text, over }, value)).toBe(shown);
});

it.each([
  ['foo ', 'foo', 'bar'],
  ['', 'foo', 'fo'],
])('shows what an undo or another author made of the value: %j over %j', (text, over, value) => {
  expect(shownText({ text, over }, value)).toBe(value);
});

it.each([
  ['a space', 'foo ', 'foo'],
  ['nothing where nothing was', ' ', undefined],
])('changes nothing when a text is left with %s', (_what, text, value) => {
  expect(editOnLeave({ ...words, text, value })).toBeUndefined();
});

it('removes an optional text that was emptied, and empties a required one', () => {
  const left = { ...words, text: '', value: 'foo' };
  expect(editOnLeave(left)).toBe('remove');
  expect(editOnLeave({ ...left, isRequired: true })).toEqual({ set: '' });
});

it.each([
  ['12 ', '1', { set: 12 }],
  ['1.0', '1', undefined],
  ['12 $', '12', { set: '12 $' }],
])('reads %j as a number when it is left', (text, value, edit) => {
  expect(editOnLeave({ ...number, text, value })).toEqual(edit);
});

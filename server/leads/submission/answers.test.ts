import { expect, test } from 'vitest';
import type { DeclaredField } from '../prefill/declared-fields.ts';
import { answersIn, answersKey, missingFields, readAnswers } from './answers.ts';

const field = (name: string, changes: Partial<DeclaredField> = {}): DeclaredField => {
  return {
    name: `answers.${name}`,
    label: `The ${name}`,
    type: 'text',
    required: false,
    choices: [],
    ...changes,
  };
};
const answer = (id: string, value: string, label = 'Sent') => ({ id, label, value });

test('what is no answer is dropped, and the rest is kept', () => {
  const nested = { id: { toString: 1 }, label: [], value: '{}' };
  const sent = [
    null,
    7,
    'text',
    [],
    {},
    nested,
    { id: 'Big Id', value: 'x' },
    { id: 'a', value: 7 },
    answer('b', ' '),
  ];
  expect(readAnswers([...sent, answer('c', ' yes '), answer('c', 'again')])).toEqual([answer('c', 'yes')]);
  for (const value of [undefined, null, 'text', 7, {}, { length: 3 }]) expect(readAnswers(value)).toEqual([]);
});

test('long texts are cut, and no call stores more than twenty answers', () => {
  const [long] = readAnswers([answer('a', '😀'.repeat(2000), 'L'.repeat(500))]);
  expect(Array.from(long?.value ?? '')).toHaveLength(1000);
  expect(long?.label).toHaveLength(200);
  expect(readAnswers(Array.from({ length: 500 }, (_, index) => answer(`a-${index}`, 'x')))).toHaveLength(20);
});

test('text keeps its line breaks and loses what is invisible', () => {
  expect(readAnswers([answer('a', 'one\r\ntwo\u0000\u202e', 'La\nbel')])).toEqual([
    answer('a', 'one\ntwo', 'La bel'),
  ]);
});

test('a known form replaces the labels and marks what it does not offer', () => {
  const declared = [
    field('shift', { type: 'choice', choices: ['Days', 'Nights'] }),
    field('start', { type: 'date' }),
    field('role'),
  ];
  const sent = [
    answer('shift', 'Noon'),
    answer('start', '2026-02-30'),
    answer('role', '<script>alert(1)</script>'),
    answer('salary', '1'),
  ];
  expect(readAnswers(sent, declared)).toEqual([
    { id: 'shift', label: 'The shift', value: 'Noon', note: 'not one of the choices' },
    { id: 'start', label: 'The start', value: '2026-02-30', note: 'not a date' },
    { id: 'role', label: 'The role', value: '<script>alert(1)</script>' },
    { id: 'salary', label: 'Sent', value: '1', note: 'not a field of this form' },
  ]);
  const right = [answer('shift', 'Days'), answer('start', '2028-02-29')];
  expect(readAnswers(right, declared).map(({ note }) => note)).toEqual([undefined, undefined]);
});

test('only required fields are missing, and files never are', () => {
  const declared = [
    field('shift', { type: 'choice', required: true }),
    field('role'),
    field('license', { type: 'file', required: true }),
    { ...field('x', { required: true }), name: 'message', type: undefined },
    { ...field('x', { required: true }), name: 'subject', type: undefined },
    { ...field('x', { required: true }), name: 'email', type: undefined },
  ];
  const missing = (channel: 'email' | 'crm', fields = {}, answers = readAnswers([])) =>
    Object.keys(missingFields(channel, fields, { declared, answers }));
  expect(missing('email')).toEqual(['answers.shift', 'message', 'subject']);
  expect(missing('crm')).toEqual(['answers.shift', 'message']);
  expect(missing('email', { message: 'Hi', subject: 'Hi' }, readAnswers([answer('shift', 'x')]))).toEqual([]);
  expect(missingFields('email', {}, { answers: [] })).toEqual({});
});

test('a form without JavaScript has its answers in controls named after the fields', () => {
  expect(answersIn({ fullName: 'Jo', 'answers.shift': 'Days', 'answers.x y': '', answers: 'no' })).toEqual([
    { id: 'shift', label: '', value: 'Days' },
    { id: 'x y', label: '', value: '' },
  ]);
});

test('answers are equal whatever their order, labels, and notes', () => {
  const key = (...answers: object[]) => answersKey(JSON.stringify(answers));
  const one = { ...answer('a', '1'), note: 'not a date' };
  expect(key(one, answer('b', '2'))).toBe(key(answer('b', '2', 'Other'), answer('a', '1')));
  expect(key(one)).not.toBe(key(answer('a', '2')));
  expect(answersKey(null)).toBe(null);
});

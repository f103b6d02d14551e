import { expect, it } from 'vitest';
import { joined, type Pending } from './pending.ts';

const change = { id: '1', draft: 'one', author: 'ada@northlight.example', client: 'tab', seen: 3, step: 'a' };

const typed = (at: number, inserted: string, removed = '', seen = 3): Pending => ({
  ...change,
  seen,
  operations: [{ op: 'editSource', file: 'lp.yaml', changes: [{ at, removed, inserted }] }],
});

it('letters that go on in a file are one change', () => {
  expect(joined(typed(4, 'ab', 'old'), typed(6, 'c'))?.operations).toEqual(typed(4, 'abc', 'old').operations);
});

it.each([
  ['elsewhere', typed(4, 'a'), typed(9, 'b')],
  ['in place of others', typed(4, 'a'), typed(5, 'b', 'c')],
  ['in the text of another revision', typed(4, 'a'), typed(5, 'b', '', 4)],
])('letters %s are a change of their own', (_where, one, next) => {
  expect(joined(one, next)).toBeUndefined();
});

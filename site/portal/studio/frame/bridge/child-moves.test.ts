import { expect, it } from 'vitest';
import { pairChildren } from './child-moves.ts';

interface Child {
  key: string;
}

const children = (keys: string): Child[] => [...keys].map((key) => ({ key }));

function pairsOf(before: string, after: string) {
  const old = children(before);
  const { continues, stays } = pairChildren(old, children(after), ({ key }) => key);
  return {
    continues: continues.map((child) => (child ? old.indexOf(child) : '-')).join(''),
    stays: old.map((child) => (stays.has(child) ? child.key : '')).join(''),
  };
}

it.each([
  ['nothing', 'abc', 'abc', '012', 'abc'],
  ['one is added', '123', '12x3', '01-2', '123'],
  ['one is removed', 'abc', 'ac', '02', 'ac'],
  ['the last one moves to the front', '1234', '4123', '3012', '123'],
  ['the first one moves to the end', '1234', '2341', '1230', '234'],
  ['all change places', 'abc', 'cba', '210', 'a'],
  ['equal ones keep their order', 'aab', 'aba', '021', 'aa'],
])('children that keep their order stay: %s', (_name, before, after, continues, stays) => {
  expect(pairsOf(before, after)).toEqual({ continues, stays });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesBetween } from './differences.ts';
import { matchItems } from './match-items.ts';
import { movesBetween } from './moves.ts';

const rules = { isOrdered: ({ length }: { length: number }) => length === 0, isOpen: () => false };
const between = (before: unknown, after: unknown) =>
  differencesBetween({ list: before }, { list: after }, rules);

/** The length of the longest run that kept its order, tried out. */
function longestRun(order: readonly number[], least = -1): number {
  return order.reduce(
    (best, one, index) => (one > least ? Math.max(best, 1 + longestRun(order.slice(index + 1), one)) : best),
    0,
  );
}

describe('moves', () => {
  it('are as few as possible', () => {
    const orders = fc.uniqueArray(fc.nat({ max: 20 }), { maxLength: 9 });
    fc.assert(
      fc.property(orders, (order) => {
        const pairs = order.toSorted((a, b) => a - b).map((one, from) => ({ from, to: order.indexOf(one) }));
        expect(movesBetween(pairs)).toHaveLength(order.length - longestRun(order));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('are up rather than down', () => {
    expect(between(['a', 'b', 'c'], ['a', 'c', 'b'])).toEqual([
      { kind: 'moved', path: ['list', 1], above: ['list', 2] },
    ]);
  });

  it('say what the item is above or below now', () => {
    expect(between(['a', 'b', 'c', 'd'], ['a', 'd', 'b', 'c'])).toEqual([
      { kind: 'moved', path: ['list', 1], above: ['list', 2] },
    ]);
    expect(between(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual([
      { kind: 'moved', path: ['list', 3], below: ['list', 2] },
    ]);
  });
});

describe('items of a list', () => {
  it('are found again by what they are, by their id, and by their words', () => {
    const old = [{ id: 'a', text: 'One' }, { title: 'B', text: 'Two' }, 'c'];
    const now = ['c', { title: 'B', text: 'Three' }, { id: 'a', text: 'Four' }];
    expect(matchItems(old, now)).toMatchObject({ removed: [], added: [] });
    expect(between(old, now).filter(({ kind }) => kind === 'value')).toEqual([
      { kind: 'value', path: ['list', 1, 'text'], before: 'Two', after: 'Three' },
      { kind: 'value', path: ['list', 2, 'text'], before: 'One', after: 'Four' },
    ]);
  });

  it('were changed if there are as many between two others', () => {
    expect(between(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
      { kind: 'value', path: ['list', 1], before: 'b', after: 'x' },
    ]);
  });

  it('were changed if they are alike, and replaced otherwise', () => {
    expect(between(['a', 'one two three', 'c'], ['a', 'new', 'one two four', 'c'])).toEqual([
      { kind: 'added', path: ['list', 1], value: 'new' },
      { kind: 'value', path: ['list', 2], before: 'one two three', after: 'one two four' },
    ]);
    expect(between(['a', 'b'], ['x', 'y', 'a'])).toEqual([
      { kind: 'removed', path: ['list', 1], value: 'b' },
      { kind: 'added', path: ['list', 0], value: 'x' },
      { kind: 'added', path: ['list', 1], value: 'y' },
    ]);
  });

  it('may occur twice', () => {
    expect(between(['a', 'a'], ['a', 'a', 'a'])).toEqual([{ kind: 'added', path: ['list', 2], value: 'a' }]);
  });
});

it('an action changes as one where its target does', () => {
  const before = { button: { label: 'Go', form: 'order', plan: 'small' } };
  const after = { button: { label: 'Go!', chat: true } };
  expect(differencesBetween(before, after, { ...rules, isOrdered: () => false })).toEqual([
    { kind: 'value', path: ['button', 'label'], before: 'Go', after: 'Go!' },
    { kind: 'value', path: ['button'], before: { form: 'order', plan: 'small' }, after: { chat: true } },
  ]);
});

it('an entry with the same value under another key was renamed', () => {
  expect(differencesBetween({ a: { x: 1 }, b: 2 }, { c: { x: 1 }, b: 2 }, rules)).toEqual([
    { kind: 'renamed', path: ['c'], from: 'a' },
  ]);
});

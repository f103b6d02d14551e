import { expect, it } from 'vitest';
import { type KeyPress, readKey } from './read-key.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  hasModifier: false,
  isInField: false,
  at: 0,
  ...more,
});

it.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['c', 'claim'],
  ['n', 'note'],
  ['r', 'reply'],
  ['t', 'templates'],
  ['p', 'link'],
  ['w', 'won'],
  ['e', 'close'],
  ['?', 'help'],
  ['/', 'search'],
])('%s does "%s"', (key, action) => {
  expect(readKey(press(key), undefined, true)).toEqual({ action });
});

it('does nothing in a field, with a modifier, or while single keys are off', () => {
  expect(readKey(press('e', { isInField: true }), undefined, true)).toEqual({});
  expect(readKey(press('e', { hasModifier: true }), undefined, true)).toEqual({});
  expect(readKey(press('e'), undefined, false)).toEqual({});
});

it('shows the keys, with the switch for them, also while they are off', () => {
  expect(readKey(press('?'), undefined, false)).toEqual({ action: 'help' });
  expect(readKey(press('?', { isInField: true }), undefined, false)).toEqual({});
});

it('goes back with Escape from everywhere', () => {
  expect(readKey(press('Escape', { isInField: true }), undefined, false)).toEqual({ action: 'back' });
});

it('opens a queue with g and a second key', () => {
  expect(readKey(press('g', { at: 500 }), undefined, true)).toEqual({ goAt: 500 });
  expect(readKey(press('n', { at: 900 }), 500, true)).toEqual({ action: 'new' });
  expect(readKey(press('w', { at: 900 }), 500, true)).toEqual({ action: 'waiting' });
  expect(readKey(press('e', { at: 900 }), 500, true)).toEqual({});
  expect(readKey(press('n', { at: 2500 }), 500, true)).toEqual({ action: 'note' });
});

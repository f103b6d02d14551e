import { expect, it } from 'vitest';
import { landing, type Side } from './landing.ts';

it.each<[number, number, Side, string]>([
  [0, 2, 'above', '1023'],
  [0, 2, 'below', '1203'],
  [3, 1, 'above', '0312'],
  [3, 1, 'below', '0132'],
  [1, 0, 'below', '0123'],
  [1, 2, 'above', '0123'],
])('an item dragged from %i to %i, %s it, lands there', (from, over, side, after) => {
  const list = [...'0123'];
  const moved = list.toSpliced(from, 1).toSpliced(landing(from, over, side), 0, list[from] ?? '');
  expect(moved.join('')).toBe(after);
});

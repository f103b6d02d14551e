import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './in-turns.ts';

test('tasks run in their order, a few in each turn of the event loop', async () => {
  const inTurns = createTurns(2, 10);
  const done: number[] = [];
  for (const task of [1, 2, 3, 4, 5]) inTurns(() => done.push(task));
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual([1, 2]);
  await nextTurn();
  expect(done).toEqual([1, 2, 3, 4]);
  await nextTurn();
  inTurns(() => done.push(6));
  await nextTurn();
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
});

test('beyond the limit, tasks are turned away until others have run', async () => {
  const inTurns = createTurns(1, 2);
  const accepted = () => inTurns(() => {});
  expect([accepted(), accepted(), accepted()]).toEqual([true, true, false]);
  await nextTurn();
  expect(accepted()).toBe(true);
});

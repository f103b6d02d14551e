import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGarbageCollector } from './collect-garbage.ts';

test('what nobody refers to any more is gone at once', async () => {
  const collect = createGarbageCollector();
  const forgotten = new WeakRef(new Array(1000));
  // A weak reference keeps its object for the rest of the task that made it.
  await setImmediate();
  collect();
  expect(forgotten.deref()).toBeUndefined();
});

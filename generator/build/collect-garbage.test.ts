import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGarbageCollector } from './collect-garbage.ts';

test('unreferenced objects are freed at once', async () => {
  const collect = createGarbageCollector();
  const unreferenced = new WeakRef(new Array(1000));
  // A WeakRef keeps its object alive until the end of the current task.
  await setImmediate();
  collect();
  expect(unreferenced.deref()).toBeUndefined();
});

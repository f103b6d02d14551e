import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { acquireLock, waitForLock } from './lock.ts';

test('a lock is held once, also within a process', async () => {
  const path = join(emptyFolder(), 'folder/lock');
  const lock = acquireLock(path);
  expect(acquireLock(path)).toBeUndefined();
  const waiting = waitForLock(path, 'busy');
  lock?.[Symbol.dispose]();
  (await waiting)[Symbol.dispose]();
  using again = acquireLock(path);
  expect(again).toBeDefined();
});

test('the lock of a process that is killed is free at once', async () => {
  const path = join(emptyFolder(), 'lock');
  const module = new URL('lock.ts', import.meta.url).href;
  const code = `import { acquireLock } from ${JSON.stringify(module)}; globalThis.lock = acquireLock(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(acquireLock(path)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  using lock = acquireLock(path);
  expect(lock).toBeDefined();
});

import { spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../fixtures/test-folder.ts';
import { type LockParts, lockedPath, retryLocked, studioLock } from './locks.ts';

/** Tries to create a lock that exists, as seen some time after it was made. */
async function tryLock({ ageMs, content = '' }: { ageMs: number; content?: string }) {
  const folder = emptyFolder();
  const lock = join(folder, 'index.lock');
  writeFileSync(lock, content);
  const made = Math.ceil(statSync(lock).mtimeMs);
  let waits = 0;
  const parts: LockParts = {
    now: () => new Date(made + ageMs),
    wait: async () => void waits++,
    log: () => {},
    folders: [folder],
  };
  const attempt = async () => (existsSync(lock) ? { lock } : { done: 'done' });
  const outcome = await retryLocked(parts, attempt).catch((error: Error) => error);
  return { outcome, waits };
}

const locked = expect.objectContaining({
  reason: 'locked',
  message: expect.stringMatching(
    /^Another process works in the repository: .+index\.lock exists\. Try again; /,
  ),
});

test('a lock that a process left is removed after five seconds', async () => {
  expect(await tryLock({ ageMs: 5_000 })).toEqual({ outcome: 'done', waits: 0 });
});

test('a younger lock is waited for, and then reported', async () => {
  expect(await tryLock({ ageMs: 4_999 })).toEqual({ outcome: locked, waits: 24 });
});

test('a lock of a studio that runs is not removed, unless it is far older than any work takes', async () => {
  expect((await tryLock({ ageMs: 599_999, content: studioLock })).outcome).toEqual(locked);
  expect((await tryLock({ ageMs: 600_000, content: studioLock })).outcome).toBe('done');
});

test('after a restart, a lock of the process that had the same id is removed', async () => {
  expect((await tryLock({ ageMs: 5_000, content: `studio ${process.pid} 1\n` })).outcome).toBe('done');
});

test('no lock is removed while a git process works in the repository', async () => {
  const folder = emptyFolder();
  const lock = join(folder, 'index.lock');
  writeFileSync(lock, '');
  const running = spawn('git', ['hash-object', '--stdin'], { cwd: folder });
  await new Promise((resolve) => running.once('spawn', resolve));
  const parts = {
    now: () => new Date(Date.now() + 1e9),
    wait: async () => {},
    log: () => {},
    folders: [folder],
  };
  const attempt = async () => (existsSync(lock) ? { lock } : { done: 'done' });
  await expect(retryLocked(parts, attempt)).rejects.toEqual(locked);
  running.stdin.end();
  await new Promise((resolve) => running.once('exit', resolve));
  expect(await retryLocked(parts, attempt)).toBe('done');
});

test('the lock is read from what git prints', () => {
  const errors =
    "fatal: update_ref failed for ref 'refs/heads/main': cannot lock ref 'refs/heads/main': Unable to create '/srv/site/.git/refs/heads/main.lock': File exists.\n\nAnother git process seems to be running";
  expect(lockedPath(errors)).toBe('/srv/site/.git/refs/heads/main.lock');
  expect(
    lockedPath("fatal: Unable to create '/srv/site/.git/index.lock': No space left on device"),
  ).toBeUndefined();
});

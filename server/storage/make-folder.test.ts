import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('each new folder is synced in its parent after it is created', () => {
  const root = mkdtempSync(join(tmpdir(), 'make-folder-test-'));
  const folders = ['a', 'a/b', 'a/b/c'].map((path) => join(root, path));
  const synced: [string, boolean[]][] = [];
  makeFolder(join(root, 'a/b/c'), (path) => synced.push([path, folders.map((folder) => existsSync(folder))]));
  expect(synced).toEqual([
    [root, [true, false, false]],
    [join(root, 'a'), [true, true, false]],
    [join(root, 'a/b'), [true, true, true]],
  ]);
  synced.length = 0;
  makeFolder(join(root, 'a/b/c'), (path) => synced.push([path, []]));
  expect(synced).toEqual([]);
  rmSync(root, { recursive: true });
});

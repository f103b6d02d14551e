import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../testing/files/write-dist.ts';
import { inspectFolders } from './inspect-folders.ts';

test('folders that are yet to be made are found right, and nothing is left in those that are there', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-test-'));
  writeFiles(root, { 'dist/.build/server.json': '{}' });
  const distDir = join(root, 'dist');
  const right = { faults: [], warnings: [] };
  expect(inspectFolders({ dataDir: join(root, 'not', 'yet'), distDir })).toEqual(right);
  expect(inspectFolders({ dataDir: root, distDir })).toEqual(right);
  expect(readdirSync(root)).toEqual(['dist']);
  rmSync(root, { recursive: true });
});

test('folders that cannot serve are named', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-test-'));
  writeFiles(root, { file: 'in the way', 'dist/lp8/index.html': 'no build made this' });
  const dataDir = join(root, 'file', 'data');
  const distDir = join(root, 'dist');
  expect(inspectFolders({ dataDir, distDir })).toEqual({
    faults: [`DATA_DIR must be a folder that can be made and written, but "${dataDir}" cannot (ENOTDIR).`],
    warnings: [`DIST_DIR must hold a built site, but "${distDir}" holds none: npm run build.`],
  });
  rmSync(root, { recursive: true });
});

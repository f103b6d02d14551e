import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../testing/files/write-dist.ts';
import { inspectFolders } from './inspect-folders.ts';

test('folders to be created are accepted, and nothing is left in existing ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-test-'));
  writeFiles(root, { 'dist/.build/server.json': '{}' });
  const site = { distDir: join(root, 'dist'), releasesDir: undefined };
  const clean = { problems: [], warnings: [] };
  expect(inspectFolders({ dataDir: join(root, 'not', 'yet'), ...site })).toEqual(clean);
  expect(inspectFolders({ dataDir: root, ...site })).toEqual(clean);
  expect(readdirSync(root)).toEqual(['dist']);
  rmSync(root, { recursive: true });
});

test('unusable folders are reported', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-test-'));
  writeFiles(root, { file: 'in the way', 'dist/lp8/index.html': 'no build made this' });
  const dataDir = join(root, 'file', 'data');
  const distDir = join(root, 'dist');
  expect(inspectFolders({ dataDir, distDir, releasesDir: undefined })).toEqual({
    problems: [`DATA_DIR must be a writable folder, but "${dataDir}" is not (ENOTDIR).`],
    warnings: [`DIST_DIR must contain a built site, but "${distDir}" does not: run npm run build.`],
  });
  rmSync(root, { recursive: true });
});

test('a release alone is a site, too', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-test-'));
  writeFiles(root, { 'data/releases/current/.build/server.json': '{}' });
  const folders = { dataDir: join(root, 'data'), distDir: join(root, 'dist') };
  expect(inspectFolders({ ...folders, releasesDir: undefined }).warnings).toEqual([]);
  expect(inspectFolders({ ...folders, releasesDir: join(root, 'other') }).warnings).toHaveLength(1);
  rmSync(root, { recursive: true });
});

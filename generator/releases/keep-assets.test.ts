import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { readSiteLine, type SiteLine } from '../write/manifest-site.ts';
import { keepAssets } from './keep-assets.ts';

const day = 24 * 60 * 60 * 1000;

/** A built site with these assets. */
function site(assets: string[], retired: SiteLine['retired'] = {}): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.build'));
  for (const name of [...assets, ...Object.keys(retired)]) writeFileSync(join(folder, 'assets', name), name);
  const line = { version: 16, assets: Object.fromEntries(assets.map((name) => [name, 'stamp'])), retired };
  writeFileSync(join(folder, '.build/manifest.json'), `["page"]\n${JSON.stringify(line)}\n`);
  return folder;
}

const assetsOf = (folder: string) => readdirSync(join(folder, 'assets')).sort();
const retiredIn = (folder: string) => readSiteLine(folder)?.line.retired;

test('assets of the site that was live stay for a week, in whichever direction it was switched', async () => {
  const first = site(['a-1.js', 'both.js']);
  const second = site(['a-2.js', 'both.js']);
  await keepAssets(first, second, 10 * day);
  expect(assetsOf(second)).toEqual(['a-1.js', 'a-2.js', 'both.js']);
  expect(retiredIn(second)).toEqual({ 'a-1.js': 10 * day });
  await keepAssets(second, first, 12 * day);
  expect(assetsOf(first)).toEqual(['a-1.js', 'a-2.js', 'both.js']);
  expect(retiredIn(first)).toEqual({ 'a-2.js': 12 * day });
  expect(statSync(join(first, 'assets/a-2.js')).ino).toBe(statSync(join(second, 'assets/a-2.js')).ino);
});

test('those that were retired before keep their time, and expired ones are not handed on', async () => {
  const from = site(['now.js'], { 'lately.js': 9 * day, 'long ago.js': 2 * day });
  const to = site(['next.js'], { 'lately.js': 4 * day });
  await keepAssets(from, to, 10 * day);
  expect(retiredIn(to)).toEqual({ 'now.js': 10 * day, 'lately.js': 9 * day });
  expect(existsSync(join(to, 'assets/long ago.js'))).toBe(false);
});

test('the manifest of another release with the same file is not changed, and the lines of pages stay', async () => {
  const [from, to] = [site(['a.js']), site(['b.js'])];
  const path = join(to, '.build/manifest.json');
  const inode = statSync(path).ino;
  await keepAssets(from, to, day);
  expect(statSync(path).ino).not.toBe(inode);
  expect(readFileSync(path, 'utf8')).toMatch(/^\["page"\]\n\{.*\}\n$/);
});

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { createStaging } from './staging.ts';

const read = (out: string, path: string) => readFileSync(join(out, path), 'utf8');

test('nothing is where a server looks before all of it is', async () => {
  const out = emptyFolder();
  const staging = createStaging(out);
  for (let page = 0; page < 50; page++)
    await staging.add(`page-${page}/index.html`, Buffer.from(`page ${page}`));
  expect(readdirSync(out)).toEqual(['.build']);
  expect(await staging.publish()).toBe(50);
  for (let page = 0; page < 50; page++) expect(read(out, `page-${page}/index.html`)).toBe(`page ${page}`);
  expect(readdirSync(join(out, '.build'))).toEqual([]);
});

test('the memory of a page may be used again as soon as the page was taken', async () => {
  const out = emptyFolder();
  const staging = createStaging(out);
  const memory = Buffer.alloc(200_000);
  for (let page = 0; page < 40; page++) {
    memory.fill(65 + page);
    await staging.add(`${page}/index.html`, memory.subarray(0, 100_000 + page * 1000));
  }
  memory.fill(0);
  await staging.publish();
  for (let page = 0; page < 40; page++)
    expect(read(out, `${page}/index.html`)).toBe(
      String.fromCharCode(65 + page).repeat(100_000 + page * 1000),
    );
});

test.each([
  [['services/index.html', 'services/video/index.html', 'index.html', '404.html']],
  [['404.html', 'services/video/index.html', 'services/index.html', 'index.html']],
])('pages below other pages find their places in any order: %j', async (paths) => {
  const out = emptyFolder();
  const staging = createStaging(out);
  for (const path of paths) await staging.add(path, Buffer.from(path));
  await staging.publish();
  for (const path of paths) expect(read(out, path)).toBe(path);
});

test('a page replaces the one before it, and nothing beside it', async () => {
  const out = emptyFolder();
  mkdirSync(join(out, 'lp8/deeper'), { recursive: true });
  writeFileSync(join(out, 'lp8/index.html'), 'old');
  writeFileSync(join(out, 'lp8/deeper/index.html'), 'deeper');
  const staging = createStaging(out);
  await staging.add('lp8/index.html', Buffer.from('new'));
  expect(read(out, 'lp8/index.html')).toBe('old');
  await staging.publish();
  expect(read(out, 'lp8/index.html')).toBe('new');
  expect(read(out, 'lp8/deeper/index.html')).toBe('deeper');
});

test('what was packed of a page goes with it', async () => {
  const out = emptyFolder();
  mkdirSync(join(out, 'lp8'), { recursive: true });
  for (const name of ['index.html', 'index.html.br']) writeFileSync(join(out, 'lp8', name), 'old');
  const staging = createStaging(out);
  await staging.add('lp8/index.html', Buffer.from('new'));
  await staging.publish();
  expect(readdirSync(join(out, 'lp8'))).toEqual(['index.html']);
});

test('a page that cannot be written fails the whole, before anything is in its place', async () => {
  const out = emptyFolder();
  const staging = createStaging(out);
  rmSync(join(out, '.build'), { recursive: true });
  await staging.add('one/index.html', Buffer.from('one'));
  await staging.add('two/index.html', Buffer.from('two'));
  await expect(staging.publish()).rejects.toThrow('ENOENT');
  expect(existsSync(join(out, 'one'))).toBe(false);
  await staging.discard();
});

test('what was discarded leaves nothing behind', async () => {
  const out = emptyFolder();
  const staging = createStaging(out);
  for (let page = 0; page < 30; page++) void staging.add(`${page}/index.html`, Buffer.from('page'));
  await staging.discard();
  expect(readdirSync(join(out, '.build'))).toEqual([]);
});

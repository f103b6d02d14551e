import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SystemError } from '../errors/system-error.ts';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { createMoves } from './file-moves.ts';
import { createStaging } from './staging.ts';

const read = (out: string, path: string) => readFileSync(join(out, path), 'utf8');

test('nothing is public until everything is written', async () => {
  const out = emptyFolder();
  const staging = createStaging(out);
  for (let page = 0; page < 50; page++)
    await staging.add(`page-${page}/index.html`, Buffer.from(`page ${page}`));
  expect(readdirSync(out)).toEqual(['.build']);
  expect(await staging.publish('.build/unfinished.json')).toHaveLength(50);
  for (let page = 0; page < 50; page++) expect(read(out, `page-${page}/index.html`)).toBe(`page ${page}`);
  await staging.discard();
  expect(readdirSync(join(out, '.build'))).toEqual([]);
});

test.each([
  [['services/index.html', 'services/video/index.html', 'index.html', '404.html']],
  [['404.html', 'services/video/index.html', 'services/index.html', 'index.html']],
])('nested pages are published in any order: %j', async (paths) => {
  const out = emptyFolder();
  const staging = createStaging(out);
  for (const path of paths) await staging.add(path, Buffer.from(path));
  await staging.publish('.build/unfinished.json');
  for (const path of paths) expect(read(out, path)).toBe(path);
});

test('a page replaces its previous version and nothing else', async () => {
  const out = emptyFolder();
  mkdirSync(join(out, 'lp8/deeper'), { recursive: true });
  writeFileSync(join(out, 'lp8/index.html'), 'old');
  writeFileSync(join(out, 'lp8/deeper/index.html'), 'deeper');
  const staging = createStaging(out);
  await staging.add('lp8/index.html', Buffer.from('new'));
  expect(read(out, 'lp8/index.html')).toBe('old');
  await staging.publish('.build/unfinished.json');
  expect(read(out, 'lp8/index.html')).toBe('new');
  expect(read(out, 'lp8/deeper/index.html')).toBe('deeper');
});

test('replacing a page removes its compressed file', async () => {
  const out = emptyFolder();
  mkdirSync(join(out, 'lp8'), { recursive: true });
  for (const name of ['index.html', 'index.html.br']) writeFileSync(join(out, 'lp8', name), 'old');
  const staging = createStaging(out);
  await staging.add('lp8/index.html', Buffer.from('new'));
  await staging.publish('.build/unfinished.json');
  expect(readdirSync(join(out, 'lp8'))).toEqual(['index.html']);
});

test('a page that cannot be written fails the build before anything is public', async () => {
  const out = emptyFolder();
  const staging = createStaging(out);
  rmSync(join(out, '.build'), { recursive: true });
  await staging.add('one/index.html', Buffer.from('one'));
  await staging.add('two/index.html', Buffer.from('two'));
  await expect(staging.publish('.build/unfinished.json')).rejects.toThrow('ENOENT');
  expect(existsSync(join(out, 'one'))).toBe(false);
  await staging.discard();
});

/** Tries to publish three pages, one of which is blocked. */
async function blocked(out: string, path: string) {
  writeFileSync(join(out, 'index.html'), 'old');
  writeFileSync(join(out, 'index.html.br'), 'old');
  const staging = createStaging(out);
  for (const page of ['index.html', 'new/index.html', path]) await staging.add(page, Buffer.from('new'));
  staging.put('robots.txt', 'new');
  staging.drop('gone/index.html');
  const failed: unknown = await staging.publish('.build/unfinished.json').catch((error) => error);
  await staging.discard();
  return failed;
}

test.each([
  [
    'a folder where a file belongs',
    'a/index.html',
    (out: string) => mkdirSync(join(out, 'a/index.html'), { recursive: true }),
    'a/index.html is a folder',
  ],
  [
    'a file where a folder belongs',
    'a/b/index.html',
    (out: string) => writeFileSync(join(out, 'a'), 'x'),
    '/a is a file, but a folder',
  ],
  ['a name that is too long for a file system', `${'a'.repeat(300)}/index.html`, () => {}, 'too long'],
])('with %s, nothing is moved, and the error names the path', async (_name, path, prepare, says) => {
  const out = emptyFolder();
  prepare(out);
  mkdirSync(join(out, 'gone'));
  writeFileSync(join(out, 'gone/index.html'), 'old');
  const before = readdirSync(out);
  const failed = await blocked(out, path);
  expect(failed).toBeInstanceOf(SystemError);
  expect((failed as SystemError).message).toContain(says);
  expect(
    readdirSync(out)
      .filter((name) => name !== '.build')
      .sort(),
  ).toEqual([...before, 'index.html', 'index.html.br'].sort());
  expect(read(out, 'index.html')).toBe('old');
  expect(read(out, 'gone/index.html')).toBe('old');
});

test('undo restores everything after a failed move', async () => {
  const out = emptyFolder();
  const moves = createMoves(join(out, 'store'));
  for (const [path, text] of [
    ['page/index.html', 'old'],
    ['gone/deep/index.html', 'gone'],
    ['waiting/index.html', 'new'],
    ['other', 'other'],
  ] as const) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  const { mtimeMs } = statSync(join(out, 'page/index.html'));
  moves.place(join(out, 'waiting/index.html'), join(out, 'page/index.html'));
  moves.place(join(out, 'waiting'), join(out, 'fresh/deep/page'));
  moves.remove(join(out, 'gone/deep/index.html'), out);
  expect(existsSync(join(out, 'gone'))).toBe(false);
  expect(read(out, 'page/index.html')).toBe('new');
  expect(() => moves.place(join(out, 'nowhere'), join(out, 'other'))).toThrow('ENOENT');
  moves.undo();
  expect(read(out, 'page/index.html')).toBe('old');
  expect(statSync(join(out, 'page/index.html')).mtimeMs).toBe(mtimeMs);
  expect(read(out, 'gone/deep/index.html')).toBe('gone');
  expect(existsSync(join(out, 'fresh'))).toBe(false);
  expect(read(out, 'other')).toBe('other');
});

test('files of killed builds are deleted, but not those of running builds', () => {
  const out = emptyFolder();
  const left = (name: string, time?: number) => {
    mkdirSync(join(out, '.build', name, '0'), { recursive: true });
    if (time) utimesSync(join(out, '.build', name), time, time);
  };
  left(`staging-${process.pid}`, 1);
  left('staging-99999999-abc');
  left(`staging-${process.ppid}-abc`);
  createStaging(out);
  const [own, running, ...more] = readdirSync(join(out, '.build')).sort((a) =>
    a.includes(`${process.ppid}`) ? 1 : -1,
  );
  expect([own?.startsWith(`staging-${process.pid}-`), running, more]).toEqual([
    true,
    `staging-${process.ppid}-abc`,
    [],
  ]);
});

test('discarding leaves no files', async () => {
  const out = emptyFolder();
  const staging = createStaging(out);
  for (let page = 0; page < 30; page++) void staging.add(`${page}/index.html`, Buffer.from('page'));
  await staging.discard();
  expect(readdirSync(join(out, '.build'))).toEqual([]);
});

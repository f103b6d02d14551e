import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitSite, nora } from '../../fixtures/git-site.ts';

const note = { author: nora, message: 'Change the title' };

test('a draft is a copy of the published pages, without the rest of the project', async () => {
  const site = gitSite();
  const repository = await site.open();
  const draft = await repository.createDraft('spring');
  expect(draft).toEqual({
    folder: join(site.worktrees, 'spring', 'pages'),
    commit: await repository.published(),
    base: await repository.published(),
  });
  expect(readFileSync(join(draft.folder, 'lp8.yaml'), 'utf8')).toBe('title: Eight\n');
  expect(existsSync(join(site.worktrees, 'spring', 'package.json'))).toBe(false);
});

test('a commit of a draft has the changes of its folder, its author, and the studio as its committer', async () => {
  const site = gitSite();
  const repository = await site.open();
  const { folder, base } = await repository.createDraft('spring');
  expect(await repository.commitDraft('spring', note)).toBeUndefined();
  writeFileSync(join(folder, 'lp8.yaml'), 'title: Spring\n');
  const author = { name: 'Nora\nWhitfield <x>\0', email: 'nora@northlight.example>\0' };
  const commit = await repository.commitDraft('spring', { author, message: '--amend naïve\0\n\nBody' });
  expect(site.git('log', '-1', '--format=%H %P %an <%ae> %cn %B', 'studio-draft-spring').trim()).toBe(
    `${commit} ${base} Nora Whitfield x <nora@northlight.example> Studio --amend naïve\n\nBody`,
  );
  expect(site.git('diff', '--name-status', base, 'studio-draft-spring')).toBe('M\tpages/lp8.yaml\n');
  expect(site.git('status', '--short')).toBe('');
});

test('a draft is put on top of what was published since, with the files of both', async () => {
  const site = gitSite({
    'pages/media/a.jpg': 'a',
    'pages/media/b.jpg': 'b',
    'pages/routes.lock': '/lp8/\n',
  });
  const repository = await site.open();
  const [first, second] = [await repository.createDraft('first'), await repository.createDraft('second')];
  const write = ({ folder }: typeof first, path: string, text: string) =>
    writeFileSync(join(folder, path), text);
  write(first, 'media/a.jpg', 'of the first');
  write(first, 'media/first.jpg', '1');
  write(first, 'routes.lock', '/first/\n/lp8/\n');
  rmSync(join(first.folder, 'media/b.jpg'));
  write(second, 'media/a.jpg', 'of the second');
  write(second, 'media/second.jpg', '2');
  write(second, 'routes.lock', '/lp8/\n/second/\n');
  write(second, 'lp8.yaml', 'title: Second\n');
  await repository.commitDraft('second', note);
  const published = await repository.publishDraft('first', { ...note, expected: first.base });
  await repository.bringUpToDate('second');
  await repository.bringUpToDate('second');
  expect(await repository.isBehind('second')).toBe(false);
  await repository.publishDraft('second', { ...note, expected: published });
  expect(site.git('show', '--format=%P', '--name-status').trim().split('\n')).toEqual([
    published,
    '',
    'M\tpages/lp8.yaml',
    'M\tpages/media/a.jpg',
    'A\tpages/media/second.jpg',
  ]);
  expect([site.read('pages/media/a.jpg'), site.exists('pages/media/b.jpg')]).toEqual([
    'of the second',
    false,
  ]);
  expect(site.read('pages/routes.lock')).toBe('/first/\n/lp8/\n');
});

test('a repository may have a branch named studio', async () => {
  const site = gitSite();
  site.git('branch', 'studio');
  const repository = await site.open();
  await repository.createDraft('spring');
  expect(site.git('branch', '--format=%(refname:short)').split('\n')).toEqual([
    ...['main', 'studio', 'studio-draft-spring', ''],
  ]);
});

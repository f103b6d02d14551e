import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

test('a repository may have a branch named studio', async () => {
  const site = gitSite();
  site.git('branch', 'studio');
  const repository = await site.open();
  await repository.createDraft('spring');
  expect(site.git('branch', '--format=%(refname:short)').split('\n')).toEqual([
    ...['main', 'studio', 'studio-draft-spring', ''],
  ]);
});

test('a draft of an earlier version, in a branch with a slash, goes on with all it has', async () => {
  const site = gitSite();
  const { folder, commit } = await (await site.open()).createDraft('spring');
  writeFileSync(join(folder, 'lp8.yaml'), 'title: Not committed\n');
  site.git('branch', '--move', 'studio-draft-spring', 'studio/spring');
  const repository = await site.open();
  await expect(repository.createDraft('spring')).rejects.toMatchObject({ reason: 'exists' });
  expect(await repository.openDraft('spring')).toEqual({ folder, commit, base: commit });
  expect(readFileSync(join(folder, 'lp8.yaml'), 'utf8')).toBe('title: Not committed\n');
  const saved = await repository.commitDraft('spring', note);
  expect(site.git('branch', '--list', 'studio*', '--format=%(refname:short)').trim()).toBe(
    'studio-draft-spring',
  );
  expect(site.git('rev-parse', 'studio-draft-spring').trim()).toBe(saved);
});

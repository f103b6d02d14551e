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
  expect(site.git('log', '-1', '--format=%H %P %an <%ae> %cn %B', 'studio/spring').trim()).toBe(
    `${commit} ${base} Nora Whitfield x <nora@northlight.example> Studio --amend naïve\n\nBody`,
  );
  expect(site.git('diff', '--name-status', base, 'studio/spring')).toBe('M\tpages/lp8.yaml\n');
  expect(site.git('status', '--short')).toBe('');
});

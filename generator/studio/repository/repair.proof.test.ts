import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftedSite, type GitSite, nora } from '../../fixtures/git-site.ts';

const note = { author: nora, message: 'Change the title' };

const worktree = (site: GitSite) => join(site.worktrees, 'spring');
const adminFolder = (site: GitSite) => join(site.root, '.git/worktrees/spring');

test.each([
  ['its folder is gone', (site: GitSite) => rmSync(worktree(site), { recursive: true })],
  ['its pages are gone', (site: GitSite) => rmSync(join(worktree(site), 'pages'), { recursive: true })],
  ['its link to the repository is gone', (site: GitSite) => rmSync(join(worktree(site), '.git'))],
  ['the repository has forgotten it', (site: GitSite) => rmSync(adminFolder(site), { recursive: true })],
  [
    'it is locked, and gone',
    (site: GitSite) => {
      site.git('worktree', 'lock', worktree(site));
      rmSync(worktree(site), { recursive: true });
    },
  ],
  ['its index is damaged', (site: GitSite) => writeFileSync(join(adminFolder(site), 'index'), 'broken')],
])('a draft is repaired if %s', async (_, damage) => {
  const { site, folder, base, commit } = await draftedSite();
  damage(site);
  const repository = await site.open();
  expect(await repository.openDraft('spring')).toEqual({ folder, commit, base });
  expect(readFileSync(join(folder, 'lp8.yaml'), 'utf8')).toBe('title: Spring\n');
  expect(await repository.commitDraft('spring', note)).toBeUndefined();
});

test('a repository that was moved keeps its drafts', async () => {
  const { site, commit } = await draftedSite();
  const moved = `${site.root}-moved`;
  renameSync(site.root, moved);
  const repository = await site.open({ folder: join(moved, 'pages') });
  expect(await repository.openDraft('spring')).toMatchObject({ commit });
  expect(await repository.commitDraft('spring', note)).toBeUndefined();
});

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftedSite, type GitSite, nora } from '../../fixtures/git-site.ts';

const note = { author: nora, message: 'Change the title' };

const worktree = (site: GitSite) => join(site.worktrees, 'spring');
const adminFolder = (site: GitSite) => join(site.root, '.git/worktrees/spring');

function remove(path: string): true {
  rmSync(path, { recursive: true });
  return true;
}

/** @returns whether the folder has to be made again */
type Damage = (site: GitSite) => boolean;

test.each<[string, Damage]>([
  ['its folder is gone', (site) => remove(worktree(site))],
  ['its pages are gone', (site) => remove(join(worktree(site), 'pages'))],
  ['its link to the repository is gone', (site) => remove(join(worktree(site), '.git'))],
  ['the repository has forgotten it', (site) => remove(adminFolder(site))],
  [
    'it is locked, and gone',
    (site) => {
      site.git('worktree', 'lock', worktree(site));
      return remove(worktree(site));
    },
  ],
  [
    'its index is damaged',
    (site) => {
      writeFileSync(join(adminFolder(site), 'index'), 'broken');
      return false;
    },
  ],
])('a draft is repaired if %s', async (_, damage) => {
  const { site, folder, base, commit } = await draftedSite();
  const isRemade = damage(site);
  const repository = await site.open();
  expect(await repository.openDraft('spring')).toEqual({
    ...{ folder, commit, base },
    ...(isRemade && { isRemade }),
  });
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

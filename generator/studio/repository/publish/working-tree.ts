import { existsSync } from 'node:fs';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Git, gitAt } from '../git/git.ts';
import { retryLocked, studioLock } from '../git/locks.ts';
import type { SiteRepository } from '../site-repository.ts';
import { disabledFilters } from './disabled-filters.ts';
import { takeDoneChanges } from './done-changes.ts';

/** The main working tree while the studio holds its lock. */
export interface LockedTree {
  /**
   * Brings files and index from a commit to another one, as `git merge --ff-only` does.
   * @throws RepositoryError uncommitted, and nothing has changed
   */
  update: (from: string, to: string) => Promise<void>;
}

/**
 * Works while the main working tree is locked by `index.lock`, so no other git process and no other studio changes its index or
 * commits in it.
 * @param work gets no tree if the published branch is not checked out there
 */
export async function inWorkingTree<Result>(
  repository: SiteRepository,
  work: (tree?: LockedTree) => Promise<Result>,
): Promise<Result> {
  const { git, branch } = repository;
  const { gitDir, workTree } = git.place;
  if (workTree === undefined) return work();
  const lock = join(gitDir, 'index.lock');
  await retryLocked(git.parts, async () => ((await createLock(lock)) ? { done: true } : { lock }));
  try {
    const head = await git.ask(['symbolic-ref', '--quiet', 'HEAD']);
    if (head?.trim() !== branch) return await work();
    return await work({ update: (from, to) => updateTree(git, from, to) });
  } finally {
    await rm(lock, { force: true });
  }
}

async function createLock(path: string): Promise<boolean> {
  try {
    await writeFile(path, studioLock, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // It may exist, without its text.
    await rm(path, { force: true });
    throw error;
  }
}

/** Git would take the lock itself, so it works on a copy of the index, which then replaces it. */
async function updateTree(git: Git, from: string, to: string): Promise<void> {
  const { gitDir } = git.place;
  const own = join(gitDir, 'index');
  const index = join(gitDir, 'studio-index');
  for (const left of [index, `${index}.lock`]) await rm(left, { force: true });
  if (existsSync(own)) await copyFile(own, index);
  const tree = gitAt(git, { index, settings: await disabledFilters(git) });
  await takeDoneChanges(tree, from, to);
  // A file that was touched but not changed would count as changed. The exit code is 1 if others are.
  await tree.ask(['update-index', '-q', '--refresh']);
  await tree.run(['read-tree', '-m', '-u', from, to]);
  await rename(index, own);
}

import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { RepositoryError } from '../repository-error.ts';
import { draftBranch, type SiteRepository } from '../site-repository.ts';
import { checkOut, interruptedCheckOut } from './check-out.ts';
import { isInRecovery, markRecovery } from './recovery.ts';
import { findWorktree, isOnBranch, rootOf, type Worktree } from './worktree.ts';

/** The commit of a draft. @throws RepositoryError no-draft */
export async function draftCommit({ git }: SiteRepository, id: string): Promise<string> {
  const commit = await git.ask(['rev-parse', '--verify', '--quiet', draftBranch(id)]);
  if (commit === undefined) throw new RepositoryError('no-draft', `There is no draft ${id}.`);
  return commit.trim();
}

/** A worktree with the files of a draft. */
export interface OpenWorktree extends Worktree {
  /** The draft's latest commit. */
  commit: string;
  /** Whether its files were made from the commit, without what was not committed, and its recovery has not ended. */
  isRemade: boolean;
}

/**
 * The worktree of a draft as its author left it. One that is damaged or gone is made again from the draft's commit, and what is
 * left of it is kept in a folder next to it.
 * @throws RepositoryError no-draft
 */
export async function openWorktree(repository: SiteRepository, id: string): Promise<OpenWorktree> {
  const commit = await draftCommit(repository, id);
  const found = await findWorktree(repository, id);
  const intact = found && isOnBranch(found) ? found : undefined;
  const worktree = intact ?? (await addWorktree(repository, id, commit));
  const interrupted = interruptedCheckOut(worktree);
  if (intact && interrupted === undefined && existsSync(worktree.pages))
    return { ...worktree, commit, isRemade: isInRecovery(worktree) };
  await markRecovery(worktree);
  await checkOut(repository, worktree, interrupted ?? commit);
  return { ...worktree, commit: interrupted ?? commit, isRemade: true };
}

/** A worktree without files, at a commit. */
export async function addWorktree(repository: SiteRepository, id: string, commit: string): Promise<Worktree> {
  const { git, worktrees } = repository;
  const { now, log } = git.parts;
  await mkdir(worktrees, { recursive: true });
  const root = await rootOf(repository, id);
  if (existsSync(root)) {
    const aside = `${root}.lost-${now().getTime()}`;
    await rename(root, aside);
    log(`the folder of draft ${id} was damaged, and is made again; the old one is ${aside}`);
  }
  // Twice: also if the repository knows a worktree of this folder that is gone, even a locked one.
  const force = ['--force', '--force'];
  await git.run(['worktree', 'add', ...force, '--detach', '--no-checkout', root, commit]);
  const worktree = await findWorktree(repository, id);
  if (!worktree) throw new RepositoryError('failed', `Git made no worktree in ${root}.`);
  return worktree;
}

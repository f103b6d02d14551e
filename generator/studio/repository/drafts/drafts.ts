import { moveRefs } from '../git/move-refs.ts';
import { checkCommit, checkId } from '../names.ts';
import { RepositoryError } from '../repository-error.ts';
import { discardedDraft, draftBranch, publishedCommit, type SiteRepository } from '../site-repository.ts';
import { checkOut } from './check-out.ts';
import { commitDraft, isCommitted } from './commit-draft.ts';
import { addWorktree, draftCommit, openWorktree } from './open-worktree.ts';
import { clearRecovery } from './recovery.ts';
import { findWorktree, removeWorktree } from './worktree.ts';

/** Where the files of a draft are. */
export interface DraftFolder {
  /** The draft's own folder of pages. */
  folder: string;
  /** The draft's latest commit. */
  commit: string;
  /** The published commit that the draft's changes were made for. */
  base: string;
  /** Its files were made from the commit, because the folder was gone or damaged, and `endRecovery` was not called since. */
  isRemade?: true;
}

/** @throws RepositoryError exists, also for the id of a discarded draft */
export async function createDraft(repository: SiteRepository, id: string): Promise<DraftFolder> {
  const { git } = repository;
  const refs = [draftBranch(checkId(id)), discardedDraft(id)];
  if (await git.run(['for-each-ref', '--format=%(refname)', ...refs]))
    throw new RepositoryError('exists', `There is or was a draft ${id}. Give the new one another id.`);
  const commit = await publishedCommit(repository);
  const worktree = await addWorktree(repository, id, commit);
  await checkOut(repository, worktree, commit);
  return { folder: worktree.pages, commit, base: commit };
}

export async function openDraft(repository: SiteRepository, id: string): Promise<DraftFolder> {
  const { pages, commit, isRemade } = await openWorktree(repository, checkId(id));
  const base = await repository.git.ask(['merge-base', commit, await publishedCommit(repository)]);
  // Without a common commit, everything that is published is new to the draft.
  return { folder: pages, commit, base: base?.trim() ?? commit, ...(isRemade && { isRemade }) };
}

/** Ends the recovery of a draft whose folder was made again: its files have what was not committed. */
export async function endRecovery(repository: SiteRepository, id: string): Promise<void> {
  const worktree = await findWorktree(repository, checkId(id));
  // If it is gone again, its recovery begins again.
  if (worktree) await clearRecovery(worktree);
}

/** Moves a draft to a commit and discards what is not committed. */
export async function resetDraft(repository: SiteRepository, id: string, commit: string): Promise<void> {
  const worktree = await openWorktree(repository, checkId(id));
  await checkOut(repository, worktree, checkCommit(commit));
  await clearRecovery(worktree);
}

/** Whether something was published that the draft does not contain. */
export async function isBehind(repository: SiteRepository, id: string): Promise<boolean> {
  const commit = await draftCommit(repository, checkId(id));
  const published = await publishedCommit(repository);
  return (await repository.git.ask(['merge-base', '--is-ancestor', published, commit])) === undefined;
}

/** Removes the folder of a draft if everything in it is committed; `openDraft` makes it again. @returns whether it did */
export async function closeDraft(repository: SiteRepository, id: string): Promise<boolean> {
  if (!(await isCommitted(repository, checkId(id)))) return false;
  await removeWorktree(repository, id);
  return true;
}

/** Ends a draft. Its commits stay in the repository, together with one of what was not committed. */
export async function discardDraft(repository: SiteRepository, id: string): Promise<void> {
  const { git, studio } = repository;
  const discarded = await git.ask(['rev-parse', '--verify', '--quiet', discardedDraft(checkId(id))]);
  if (discarded === undefined) {
    await commitDraft(repository, id, { author: studio, message: 'Keep the changes of a discarded draft' });
    const commit = await draftCommit(repository, id);
    const changes = [
      { ref: discardedDraft(id), to: commit, from: null },
      { ref: draftBranch(id), to: null, from: commit },
    ];
    if (!(await moveRefs(git, studio, changes, `discard ${id}`)))
      throw new Error(`The branch of draft ${id} was moved during a call.`);
  }
  await removeWorktree(repository, id);
}

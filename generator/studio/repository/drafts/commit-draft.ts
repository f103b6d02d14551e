import { moveRefs } from '../git/move-refs.ts';
import { storeFiles, type TreeEntry, updateIndex, writeCommit } from '../git/write-objects.ts';
import type { Person } from '../names.ts';
import { draftBranch, type SiteRepository } from '../site-repository.ts';
import { hasContent } from '../tree/compare-folder.ts';
import { inRepository, listTree } from '../tree/list-tree.ts';
import { checkEntries, walkFolder } from '../tree/walk-folder.ts';
import { ensureIndex } from './check-out.ts';
import { type OpenWorktree, openWorktree } from './open-worktree.ts';

/** Who changed something, and what, in words. */
export interface ChangeNote {
  author: Person;
  message: string;
}

/**
 * Commits what has changed in a draft's folder of pages, and nothing else.
 * @returns undefined if nothing has
 */
export async function commitDraft(
  repository: SiteRepository,
  id: string,
  { author, message }: ChangeNote,
): Promise<string | undefined> {
  const { prefix, studio } = repository;
  const worktree = await openWorktree(repository, id);
  const { git, commit: parent } = worktree;
  await ensureIndex(git, parent, prefix);
  const changes = await changedEntries(worktree, prefix);
  if (changes.size === 0) return undefined;
  await updateIndex(git, changes);
  const at = git.parts.now();
  const commit = await writeCommit(git, { parent, author, committer: studio, message, at });
  const moved = await moveRefs(
    git,
    studio,
    [{ ref: draftBranch(id), to: commit, from: parent }],
    `save ${id}`,
  );
  // Only the studio moves it, one call at a time.
  if (!moved) throw new Error(`The branch of draft ${id} was moved during a call.`);
  return commit;
}

/** Whether a draft's folder has nothing that its commit lacks, pictures included. */
export async function isCommitted(repository: SiteRepository, id: string): Promise<boolean> {
  const worktree = await openWorktree(repository, id);
  return (await changedEntries(worktree, repository.prefix)).size === 0;
}

/** What differs from the draft's commit, by path in the repository. Stores the contents. */
async function changedEntries(
  { git, pages, commit }: OpenWorktree,
  prefix: string,
): Promise<Map<string, TreeEntry>> {
  const entries = await walkFolder(git, pages, prefix);
  checkEntries(entries);
  const gone = new Map((await listTree(git, commit, prefix)).map((file) => [file.path, file]));
  const changed: { path: string; mode: string }[] = [];
  for (const { path } of entries) {
    const file = gone.get(path);
    gone.delete(path);
    if (!file || !(await hasContent(pages, file))) changed.push({ path, mode: file?.mode ?? '100644' });
  }
  const objects = await storeFiles(
    git,
    pages,
    changed.map(({ path }) => path),
  );
  const written = changed.map(({ path, mode }, index): [string, TreeEntry] => [
    inRepository(prefix, path),
    { mode, object: objects[index] ?? '' },
  ]);
  const removed = [...gone.keys()].map((path): [string, TreeEntry] => [inRepository(prefix, path), null]);
  return new Map([...written, ...removed]);
}

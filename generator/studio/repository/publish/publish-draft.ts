import { type ChangeNote, commitDraft } from '../drafts/commit-draft.ts';
import { draftCommit } from '../drafts/open-worktree.ts';
import { moveRefs } from '../git/move-refs.ts';
import { checkCommit, checkId } from '../names.ts';
import { RepositoryError } from '../repository-error.ts';
import { publishedCommit, type SiteRepository } from '../site-repository.ts';
import { inWorkingTree } from './working-tree.ts';

export interface Publication extends ChangeNote {
  /** The published commit that the draft was checked with. */
  expected: string;
  /** The commit of the draft to publish; without it, all that has changed in the draft is committed first. */
  commit?: string;
}

/**
 * Makes a draft's commit the published one, if the published one still is what the draft was checked with. Called
 * again after a crash, it completes what was begun.
 * @returns the commit
 * @throws RepositoryError behind, uncommitted
 */
export async function publishDraft(
  repository: SiteRepository,
  id: string,
  { expected, commit: made, ...note }: Publication,
): Promise<string> {
  if (made === undefined) await commitDraft(repository, checkId(id), note);
  const commit = made === undefined ? await draftCommit(repository, id) : checkCommit(made);
  const from = checkCommit(expected);
  const { git, studio, branch } = repository;
  if ((await git.ask(['merge-base', '--is-ancestor', from, commit])) === undefined) throw behind();
  await inWorkingTree(repository, async (tree) => {
    // Nothing else can be published now, except by a program that does not lock the working tree.
    const published = await publishedCommit(repository);
    if (published === commit) return;
    if (published !== from) throw behind();
    await tree?.update(from, commit);
    if (await moveRefs(git, studio, [{ ref: branch, to: commit, from }], `publish ${id}`)) return;
    await tree?.update(commit, from);
    throw behind();
  });
  return commit;
}

const behind = () =>
  new RepositoryError(
    'behind',
    'Something else was published since this draft was last brought up to date. Bring it up to date, then publish again.',
  );

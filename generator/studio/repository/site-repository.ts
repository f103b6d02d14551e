import type { Git } from './git/git.ts';
import type { Person } from './names.ts';

/** A repository that was found, and how the studio works in it. */
export interface SiteRepository {
  /** In its main working tree, if it has one. */
  git: Git;
  /** The folder that contains what all worktrees share. */
  commonDir: string;
  /** The path of the folder of pages in the repository, with forward slashes; empty if it is the whole repository. */
  prefix: string;
  /** The full name of the branch that is published, such as `refs/heads/main`. */
  branch: string;
  /** Who the studio is in the history. */
  studio: Person;
  /** The folder of all drafts. */
  worktrees: string;
}

/** The latest published commit. */
export async function publishedCommit({ git, branch }: SiteRepository): Promise<string> {
  return (await git.run(['rev-parse', '--verify', branch])).trim();
}

/** Has no slash: Git cannot have a branch `studio/<id>` next to a branch `studio`. */
export const draftBranch = (id: string) => `refs/heads/studio-draft-${id}`;

export const discardedDraft = (id: string) => `refs/studio/discarded/${id}`;

import { existsSync, readFileSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Git, gitAt } from '../git/git.ts';
import { draftBranch, type SiteRepository } from '../site-repository.ts';

/** A draft's worktree: its own files, index, and branch; objects and branches are those of the repository. */
export interface Worktree {
  id: string;
  git: Git;
  /** The folder of pages in it. */
  pages: string;
}

/** The worktree in a draft's folder. Undefined if the folder does not lead to one of this repository. */
export async function findWorktree(repository: SiteRepository, id: string): Promise<Worktree | undefined> {
  const root = await rootOf(repository, id);
  const link = await readFile(join(root, '.git'), 'utf8').catch(() => '');
  const gitDir = /^gitdir: (.+)\n?$/.exec(link)?.[1];
  if (gitDir === undefined || !existsSync(gitDir)) return undefined;
  if (dirname(gitDir) !== join(repository.commonDir, 'worktrees')) return undefined;
  const git = gitAt(repository.git, { gitDir, workTree: root });
  return { id, git, pages: join(root, repository.prefix) };
}

/** The folder of a draft as Git names it, which follows symbolic links. */
export async function rootOf({ worktrees }: SiteRepository, id: string): Promise<string> {
  return join(await realpath(worktrees).catch(() => worktrees), id);
}

/** Whether a worktree is on its draft's branch, as it is since its first check-out. */
export function isOnBranch({ id, git }: Worktree): boolean {
  const head = join(git.place.gitDir, 'HEAD');
  return existsSync(head) && readFileSync(head, 'utf8').trim() === `ref: ${draftBranch(id)}`;
}

/** Removes a worktree and its files, or what is left of it. */
export async function removeWorktree(repository: SiteRepository, id: string): Promise<void> {
  const worktree = await findWorktree(repository, id);
  await rm(await rootOf(repository, id), { recursive: true, force: true });
  if (worktree) await rm(worktree.git.place.gitDir, { recursive: true, force: true });
}

import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type FoundRepository, findRepository } from './find-repository.ts';
import { commitFirst, initRepository } from './first-commit.ts';
import { createGit, type GitParts } from './git/git.ts';
import { RepositoryError } from './repository-error.ts';
import type { SiteRepository } from './site-repository.ts';
import { listTree } from './tree/list-tree.ts';

export interface SiteParts {
  /** The folder of pages. */
  folder: string;
  /** The repository's folder, if it is not the one that contains the folder of pages. */
  repository?: string;
  /** The folder for the drafts' files. It is made if it does not exist. */
  worktrees: string;
  /** Who commits. Authors of drafts are the authors of their commits. */
  studioName: string;
  studioEmail: string;
  /** The studio's environment. Git gets its PATH, and what ssh and https need for a push. */
  environment: NodeJS.ProcessEnv;
  now: () => Date;
  /** One line for the operator. */
  log: (line: string) => void;
  /** Waits for locks of others, in milliseconds. */
  wait?: (ms: number) => Promise<unknown>;
}

/** Variables that contain settings are younger than this version; an older one would run hooks. */
const oldestGit = [2, 32] as const;

export async function openSite(parts: SiteParts): Promise<SiteRepository> {
  const { folder, repository: named, worktrees, studioName, studioEmail } = parts;
  await mkdir(worktrees, { recursive: true });
  const gitParts: GitParts = {
    ...parts,
    wait: parts.wait ?? setTimeout,
    folders: [await realpath(worktrees)],
  };
  await checkVersion(gitParts, worktrees);
  const pages = await realpath(folder).catch(() => {
    throw new RepositoryError('no-pages', `The folder of pages, ${folder}, does not exist.`);
  });
  const found = (await findRepository(gitParts, pages, named)) ?? (await initRepository(gitParts, pages));
  const { git } = found;
  const studio = { name: studioName, email: studioEmail };
  const head = await git.ask(['symbolic-ref', '--quiet', 'HEAD']);
  if (head === undefined)
    throw new RepositoryError(
      'detached',
      `The repository in ${git.place.workTree ?? git.place.gitDir} is at a single commit. Check out the branch that is published.`,
    );
  const branch = head.trim();
  const commit = await git.ask(['rev-parse', '--verify', '--quiet', branch]);
  await checkPages(found, commit?.trim() ?? (await commitFirst(found, branch, studio)));
  return { ...found, branch, studio, worktrees };
}

async function checkVersion(parts: GitParts, folder: string): Promise<void> {
  const answer = await createGit(parts, { gitDir: folder }).run(['version']);
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(answer)?.[0] ?? '').split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestGit;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new RepositoryError(
    'no-git',
    `The studio needs Git ${oldestGit.join('.')} or newer; this machine has ${answer.trim()}.`,
  );
}

async function checkPages({ git, prefix }: FoundRepository, commit: string): Promise<void> {
  const files = await listTree(git, commit, prefix).catch((error: unknown) => {
    if (error instanceof RepositoryError && error.reason === 'no-pages') return [];
    throw error;
  });
  if (files.length > 0) return;
  throw new RepositoryError(
    'no-pages',
    `The repository in ${git.place.workTree ?? git.place.gitDir} has no committed files in ${prefix || 'it'}. ` +
      'Commit the folder of pages there, or name another repository in STUDIO_REPO.',
  );
}

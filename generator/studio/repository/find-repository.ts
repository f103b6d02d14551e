import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createGit, type Git, type GitParts } from './git/git.ts';
import { RepositoryError } from './repository-error.ts';

export interface FoundRepository {
  git: Git;
  commonDir: string;
  /** The path of the folder of pages in the repository, with forward slashes. */
  prefix: string;
}

/**
 * The repository that contains the folder of pages. Git is given its place, so it does not ask whether the folder has another owner: the operator
 * named it.
 * @param pages its real path
 * @param named the repository's own folder, if the operator named one
 * @returns undefined if no repository contains the folder and none is named
 * @throws RepositoryError not-a-repository, if the named one is none
 */
export async function findRepository(
  parts: GitParts,
  pages: string,
  named?: string,
): Promise<FoundRepository | undefined> {
  if (named === undefined) {
    const root = repositoryAbove(pages);
    return root === undefined ? undefined : inWorkTree(parts, root, pathBelow(root, pages) ?? '');
  }
  const root = await realpath(named).catch(() => resolve(named));
  const prefix = pathBelow(root, pages) ?? basename(pages);
  if (existsSync(join(root, '.git'))) return inWorkTree(parts, root, prefix);
  if (['HEAD', 'objects', 'refs'].every((name) => existsSync(join(root, name))))
    return { git: createGit(partsIn(parts, [root]), { gitDir: root }), commonDir: root, prefix };
  throw new RepositoryError(
    'not-a-repository',
    `STUDIO_REPO is ${named}, which is not a Git repository. Name the folder that contains .git, or a bare repository.`,
  );
}

async function inWorkTree(parts: GitParts, root: string, prefix: string): Promise<FoundRepository> {
  const first = createGit(parts, { gitDir: join(root, '.git'), workTree: root });
  const lines = await first.run(['rev-parse', '--absolute-git-dir', '--git-common-dir']);
  const [gitDir = '', commonDir = ''] = lines.split('\n');
  const common = await realpath(resolve(root, commonDir));
  return {
    git: createGit(partsIn(parts, [root, common]), { gitDir, workTree: root }),
    commonDir: common,
    prefix,
  };
}

const partsIn = (parts: GitParts, folders: string[]): GitParts => ({
  ...parts,
  folders: [...parts.folders, ...folders],
});

function repositoryAbove(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryAbove(parent);
}

/** Undefined if the folder is not below the root. */
function pathBelow(root: string, folder: string): string | undefined {
  const path = relative(root, folder).replaceAll('\\', '/');
  return path === '..' || path.startsWith('../') || resolve(root, path) !== folder ? undefined : path;
}

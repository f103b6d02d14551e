import type { Git } from '../git/git.ts';
import { checkCommit } from '../names.ts';
import { RepositoryError } from '../repository-error.ts';

/** A regular file of a commit. */
export interface TreeFile {
  /** In the folder of pages, with forward slashes. */
  path: string;
  /** `100644`, or `100755` for one that can be run. */
  mode: string;
  /** The name of its content. */
  object: string;
  /** In bytes. */
  size: number;
}

/**
 * The files of the folder of pages at a commit. Symbolic links and submodules are left out.
 * @param prefix the folder's path in the repository; empty if it is the whole repository
 * @throws RepositoryError no-pages, corrupt
 */
export async function listTree(git: Git, commit: string, prefix: string): Promise<TreeFile[]> {
  const folder = `${checkCommit(commit)}:${prefix}`;
  const output = await git.run(['ls-tree', '-r', '-z', '--long', '--full-tree', folder]).catch((error) => {
    if (!/Not a valid object name/.test(error.message)) throw error;
    throw new RepositoryError(
      'no-pages',
      `The repository has no folder ${prefix} at ${commit.slice(0, 10)}.`,
    );
  });
  return output.split('\0').flatMap((line) => {
    const [, mode, object, size, path] = /^(100\d{3}) blob ([0-9a-f]+) +(\w+)\t(.*)$/s.exec(line) ?? [];
    if (!mode || !object || !path) return [];
    // Git prints no number for a content that it cannot find.
    if (!/^\d+$/.test(size ?? '')) throw noContent(path);
    return [{ path, mode, object, size: Number(size) }];
  });
}

/** The error of a commit that has a file without content. */
export function noContent(path: string): RepositoryError {
  return new RepositoryError(
    'corrupt',
    `The repository is damaged: it has no content of ${path}. Run \`git fsck\` in it, and restore what is missing from a clone.`,
    [path],
  );
}

/** The path in the repository of a file in the folder of pages. */
export function inRepository(prefix: string, path: string): string {
  return prefix === '' ? path : `${prefix}/${path}`;
}

import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The path of a file in a patch for `git apply`: from the top of its repository. Where there is none, such as in a container, from the
 * working directory, or else from the folder of pages.
 * @param root the folder of pages
 */
export function patchPath(root: string, path: string): string {
  const top = repositoryOf(resolve(root)) ?? process.cwd();
  const fromTop = relative(top, resolve(path));
  return (fromTop.startsWith('..') ? relative(root, path) : fromTop).replaceAll('\\', '/');
}

/** In a worktree, `.git` is a file. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { displayPath } from '../../paths.ts';

/**
 * The path of a file in a patch for `git apply`: from the top of its repository. Where there is none, such as in a container, from
 * the working directory.
 */
export function patchPath(path: string): string {
  const top = repositoryOf(dirname(resolve(path)));
  return top === undefined ? displayPath(path) : relative(top, resolve(path)).replaceAll('\\', '/');
}

/** In a worktree, `.git` is a file. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

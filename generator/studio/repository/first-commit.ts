import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundRepository } from './find-repository.ts';
import { createGit, type Git, type GitParts } from './git/git.ts';
import { moveRefs } from './git/move-refs.ts';
import { storeFiles, updateIndex, writeCommit } from './git/write-objects.ts';
import type { Person } from './names.ts';
import { RepositoryError } from './repository-error.ts';
import { inRepository } from './tree/list-tree.ts';
import { checkEntries, walkFolder } from './tree/walk-folder.ts';

/** Makes a folder of pages a repository of its own. It has no commit yet. */
export async function initRepository(parts: GitParts, root: string): Promise<FoundRepository> {
  const gitDir = join(root, '.git');
  const git = createGit({ ...parts, folders: [...parts.folders, root] }, { gitDir, workTree: root });
  await git.run(['init', '--quiet', '--initial-branch=main']);
  await mkdir(join(gitDir, 'info'), { recursive: true });
  // Schemas for editors, which `check` writes.
  await appendFile(join(gitDir, 'info', 'exclude'), '.schema/\n');
  parts.log(`made a Git repository in ${root}, which keeps the history of the pages`);
  return { git, commonDir: gitDir, prefix: '' };
}

/**
 * Commits the files of a folder of pages as they are, in a repository without commits.
 * @returns the commit
 * @throws RepositoryError uncommitted, if files are waiting to be committed there
 */
export async function commitFirst(
  { git, prefix }: FoundRepository,
  branch: string,
  studio: Person,
): Promise<string> {
  if (git.place.workTree === undefined)
    throw new RepositoryError(
      'no-pages',
      `The repository in ${git.place.gitDir} is empty. Push the pages to it first.`,
    );
  const staged = (await git.run(['ls-files', '-z'])).split('\0').filter(Boolean);
  if (staged.length > 0)
    throw new RepositoryError(
      'uncommitted',
      `The repository in ${git.place.workTree} has no commit, and ${staged.length} files wait for the first one. Commit them there.`,
      staged,
    );
  const commit = await commitFolder(git, prefix, studio);
  await git.run(['read-tree', commit]);
  await moveRefs(git, studio, [{ ref: branch, to: commit, from: null }], 'first commit');
  return commit;
}

async function commitFolder(git: Git, prefix: string, studio: Person): Promise<string> {
  const folder = join(git.place.workTree ?? '', prefix);
  const entries = await walkFolder(git, folder, prefix);
  checkEntries(entries);
  const paths = entries.map(({ path }) => path);
  const objects = await storeFiles(git, folder, paths);
  const files = paths.map((path, index) => ({ path, mode: '100644', object: objects[index] ?? '' }));
  // The index stays empty until the commit exists, so a process that is killed leaves nothing behind.
  const index = join(git.place.gitDir, 'studio-index');
  const draft = createGit(git.parts, { ...git.place, index });
  await draft.run(['read-tree', '--empty']);
  await updateIndex(draft, new Map(files.map((file) => [inRepository(prefix, file.path), file])));
  return writeCommit(draft, {
    author: studio,
    committer: studio,
    message: 'Add the pages',
    at: git.parts.now(),
  });
}

import { join } from 'node:path';
import { cleanMessage, cleanPerson, type Person } from '../names.ts';
import type { TreeFile } from '../tree/list-tree.ts';
import type { Git } from './git.ts';

/** What a file is in a tree to be written; null for one that is gone. */
export type TreeEntry = Pick<TreeFile, 'mode' | 'object'> | null;

/**
 * Stores files byte for byte: no filter and no conversion of line endings.
 * @param paths in the folder, without line breaks
 * @returns the names of their contents, in order
 */
export async function storeFiles(git: Git, folder: string, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const input = paths.map((path) => `${join(folder, path)}\n`).join('');
  const output = await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input });
  return output.trim().split('\n');
}

/** Changes entries of the index, named by their path in the repository. */
export async function updateIndex(git: Git, entries: ReadonlyMap<string, TreeEntry>): Promise<void> {
  if (entries.size === 0) return;
  const lines = [...entries].map(([path, entry]) =>
    entry ? `${entry.mode} ${entry.object}\t${path}\0` : `0 ${'0'.repeat(40)}\t${path}\0`,
  );
  // Removals first, because a removed file can have the name of a new folder.
  lines.sort((a, b) => Number(b.startsWith('0 ')) - Number(a.startsWith('0 ')));
  await git.run(['update-index', '-z', '--index-info'], { input: lines.join('') });
}

export interface CommitParts {
  /** Missing for the first commit. */
  parent?: string;
  author: Person;
  committer: Person;
  message: string;
  at: Date;
}

/** Writes a commit of what the index contains. No branch is moved. */
export async function writeCommit(git: Git, parts: CommitParts): Promise<string> {
  const { parent, message, at } = parts;
  const author = cleanPerson(parts.author);
  const committer = cleanPerson(parts.committer);
  const tree = (await git.run(['write-tree'])).trim();
  const date = `${Math.floor(at.getTime() / 1000)} +0000`;
  const commit = await git.run(['commit-tree', tree, ...(parent ? ['-p', parent] : []), '-F', '-'], {
    input: cleanMessage(message),
    variables: {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: committer.name,
      GIT_COMMITTER_EMAIL: committer.email,
      GIT_COMMITTER_DATE: date,
    },
  });
  return commit.trim();
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../git/git.ts';
import { RepositoryError } from '../repository-error.ts';
import { inRepository } from './list-tree.ts';

/** Something in the folder of pages that is not a folder. Only regular files are content. */
export interface FolderEntry {
  /** In the folder of pages, with forward slashes. */
  path: string;
  kind: 'file' | 'link' | 'repository' | 'other';
}

/** What is in the folder of pages, without what `.gitignore` names. The index has to contain the files of the last commit. */
export async function walkFolder(git: Git, folder: string, prefix: string): Promise<FolderEntry[]> {
  const ignored = await ignoredPaths(git, prefix);
  const found: FolderEntry[] = [];
  async function walk(below: string): Promise<void> {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      if (entry.name.toLowerCase() === '.git') {
        // If the folder is the whole repository, this is the studio's own.
        if (below !== '' || prefix !== '') found.push({ path, kind: 'repository' });
      } else if (entry.isSymbolicLink()) {
        if (!ignored.has(path)) found.push({ path, kind: 'link' });
      } else if (entry.isDirectory()) {
        if (!ignored.has(`${path}/`)) await walk(`${path}/`);
      } else if (!ignored.has(path)) {
        found.push({ path, kind: entry.isFile() ? 'file' : 'other' });
      }
    }
  }
  await walk('');
  return found;
}

/** Paths in the folder; those of folders end with a slash. */
async function ignoredPaths(git: Git, prefix: string): Promise<Set<string>> {
  const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  const output = await git.run([...args, '--', ...(prefix === '' ? [] : [prefix])]);
  const start = inRepository(prefix, '').length;
  return new Set(output.split('\0').map((path) => path.slice(start)));
}

/** @throws RepositoryError unsafe-file, if not all are files that can be content */
export function checkEntries(entries: readonly FolderEntry[]): void {
  for (const { path, kind } of entries) {
    if (kind === 'link')
      throw refusal(
        path,
        'is a symbolic link, and the studio follows none. Replace it with a copy of the file.',
      );
    if (kind === 'repository')
      throw refusal(
        path,
        'belongs to another Git repository. Move that repository out of the folder of pages.',
      );
    if (kind === 'other') throw refusal(path, 'is not a regular file. Move it out of the folder of pages.');
    if (path.includes('\n')) throw refusal(path, 'has a line break in its name. Rename it.');
  }
}

const refusal = (path: string, why: string) => new RepositoryError('unsafe-file', `${path} ${why}`, [path]);

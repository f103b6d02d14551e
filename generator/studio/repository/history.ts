import { checkCommit, checkFile } from './names.ts';
import { publishedCommit, type SiteRepository } from './site-repository.ts';
import { inRepository, listTree } from './tree/list-tree.ts';
import { readBlobs } from './tree/read-blobs.ts';

/** A commit that changed a page. */
export interface FileCommit {
  commit: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** The author's name. */
  author: string;
  message: string;
  /** The page's path in the folder of pages at that commit. */
  file: string;
}

/** The texts of all YAML files at a commit, by path in the folder of pages. */
export async function filesAt({ git, prefix }: SiteRepository, commit: string): Promise<Map<string, string>> {
  const files = (await listTree(git, commit, prefix)).filter(({ path }) => /\.ya?ml$/.test(path));
  const texts = new Map<string, string>();
  for await (const { file, bytes } of readBlobs(git, files)) texts.set(file.path, bytes.toString());
  return texts;
}

/** The text of a file at a commit; undefined if it has no such file. */
export async function textAt(
  { git, prefix }: SiteRepository,
  commit: string,
  file: string,
): Promise<string | undefined> {
  const path = inRepository(prefix, checkFile(file));
  const entry = await git.run(['ls-tree', '-z', '--full-tree', '--', checkCommit(commit), path]);
  const object = /^100\d{3} blob (\w+)\t/.exec(entry)?.[1];
  return object === undefined ? undefined : git.run(['cat-file', 'blob', object]);
}

/** Paths in the folder of pages that differ between two commits. A renamed file is two of them. */
export async function changedFiles(
  { git, prefix }: SiteRepository,
  from: string,
  to: string,
): Promise<string[]> {
  const args = ['diff-tree', '-r', '-z', '--no-renames', '--name-only', checkCommit(from), checkCommit(to)];
  const output = await git.run(prefix === '' ? args : [...args, '--', prefix]);
  return pathsOf(output, prefix);
}

function pathsOf(output: string, prefix: string): string[] {
  const start = inRepository(prefix, '');
  const paths = output.split('\0').filter((path) => path !== '' && path.startsWith(start));
  return paths.map((path) => path.slice(start.length));
}

/** Published commits that changed a file, newest first, under all names that it had in the folder of pages. */
export async function history(
  repository: SiteRepository,
  file: string,
  { limit }: { limit: number },
): Promise<FileCommit[]> {
  const { git, prefix } = repository;
  const published = await publishedCommit(repository);
  const fields = ['%H', '%at', '%an', '%B'].join('%x00');
  const args = [
    'log',
    '-z',
    '--follow',
    '--name-status',
    `--format=%x01%x00${fields}`,
    `--max-count=${limit}`,
  ];
  const output = await git.run([...args, published, '--', inRepository(prefix, checkFile(file))]);
  return readLog(output, inRepository(prefix, file), inRepository(prefix, ''));
}

/** @param start of the paths of all files in the folder of pages */
function readLog(output: string, name: string, start: string): FileCommit[] {
  const commits: FileCommit[] = [];
  let path = name;
  for (const entry of output.split('\x01\0').slice(1)) {
    const [commit = '', at = '', author = '', message = '', ...changes] = entry.split('\0');
    if (!path.startsWith(start)) break;
    const date = new Date(Number(at) * 1000).toISOString();
    commits.push({ commit, at: date, author, message: message.trim(), file: path.slice(start.length) });
    const [status = '', before = ''] = changes;
    // A page that was made as a copy of another one has a history of its own.
    if (/^\n?C/.test(status)) break;
    if (/^\n?R/.test(status)) path = before;
  }
  return commits;
}

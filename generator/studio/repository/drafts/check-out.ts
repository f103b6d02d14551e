import { existsSync, readFileSync } from 'node:fs';
import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../git/git.ts';
import { moveRefs } from '../git/move-refs.ts';
import { draftBranch, type SiteRepository } from '../site-repository.ts';
import { hasContent } from '../tree/compare-folder.ts';
import { listTree, type TreeFile } from '../tree/list-tree.ts';
import { readBlobs } from '../tree/read-blobs.ts';
import { walkFolder } from '../tree/walk-folder.ts';
import { isOnBranch, type Worktree } from './worktree.ts';

const markOf = ({ git }: Worktree) => join(git.place.gitDir, 'studio-check-out');

/** The commit of a check-out that did not end; undefined if there is none. */
export function interruptedCheckOut(worktree: Worktree): string | undefined {
  const mark = markOf(worktree);
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim() || undefined : undefined;
}

/**
 * Moves a draft to a commit, with its files. Until all is done, a mark in the worktree says where to, because the files of a
 * half-done check-out would look like changes of the author.
 */
export async function checkOut(
  repository: SiteRepository,
  worktree: Worktree,
  commit: string,
): Promise<void> {
  const { git, id } = worktree;
  await writeFile(markOf(worktree), commit, { flush: true });
  await resetIndex(git, commit, repository.prefix);
  await writePages(worktree, await listTree(git, commit, repository.prefix), repository.prefix);
  await moveRefs(git, repository.studio, [{ ref: draftBranch(id), to: commit }], `check out ${id}`);
  if (!isOnBranch(worktree)) await git.run(['symbolic-ref', 'HEAD', draftBranch(id)]);
  await rm(markOf(worktree));
}

/** Makes the index that of a commit, if it is another one, as after a process was killed. */
export async function ensureIndex(git: Git, commit: string, prefix: string): Promise<void> {
  const isSame = await git.ask(['diff-index', '--cached', '--quiet', commit]).catch(() => undefined);
  if (isSame === undefined) await resetIndex(git, commit, prefix);
}

/**
 * Makes the index that of a commit. Files outside the folder of pages are marked as not checked out, as in a sparse checkout; then
 * Git reads their `.gitignore` from the commit, and reports none as deleted.
 */
export async function resetIndex(git: Git, commit: string, prefix: string): Promise<void> {
  await git.run(['read-tree', commit]);
  if (prefix === '') return;
  const paths = (await git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit])).split('\0');
  const outside = paths.filter((path) => path !== '' && !path.startsWith(`${prefix}/`));
  if (outside.length === 0) return;
  await git.run(['update-index', '-z', '--skip-worktree', '--stdin'], { input: `${outside.join('\0')}\0` });
}

/**
 * Makes the folder of pages that of a commit, byte for byte: Git's own check-out would run filters and convert line endings. What
 * `.gitignore` names stays.
 */
async function writePages(
  { git, pages }: Worktree,
  files: readonly TreeFile[],
  prefix: string,
): Promise<void> {
  await mkdir(pages, { recursive: true });
  const wanted = new Set(files.map(({ path }) => path));
  for (const { path, kind } of await walkFolder(git, pages, prefix))
    if (kind !== 'file' || !wanted.has(path)) await rm(join(pages, path), { recursive: true });
  const outdated: TreeFile[] = [];
  for (const file of files) if (!(await hasContent(pages, file))) outdated.push(file);
  await writeFiles({ git, pages }, outdated);
}

/** Writes files of a commit into a folder of pages. */
export async function writeFiles(
  { git, pages }: Pick<Worktree, 'git' | 'pages'>,
  files: readonly TreeFile[],
): Promise<void> {
  for (const folder of foldersOf(files)) await makeFolder(join(pages, folder));
  for await (const { file, bytes } of readBlobs(git, files)) {
    const path = join(pages, file.path);
    await rm(path, { recursive: true, force: true });
    await writeFile(path, bytes, { mode: file.mode === '100755' ? 0o755 : 0o644 });
  }
}

/** The folders of files, each before those in it. */
function foldersOf(files: readonly TreeFile[]): Set<string> {
  const steps = files.map(({ path }) => path.split('/').slice(0, -1));
  return new Set(steps.flatMap((names) => names.map((_, index) => names.slice(0, index + 1).join('/'))));
}

/** Makes a folder, in place of a file or a symbolic link: a file is never written to where a link leads. */
async function makeFolder(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isDirectory()) return;
  await rm(path, { force: true });
  await mkdir(path);
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moveRefs } from '../git/move-refs.ts';
import { checkId } from '../names.ts';
import { draftBranch, publishedCommit, type SiteRepository } from '../site-repository.ts';
import { hasContent } from '../tree/compare-folder.ts';
import { listTree, type TreeFile } from '../tree/list-tree.ts';
import { walkFolder } from '../tree/walk-folder.ts';
import { resetIndex, writeFiles } from './check-out.ts';
import { type OpenWorktree, openWorktree } from './open-worktree.ts';

/**
 * Puts a draft on top of what is published, as if it had begun there. Its YAML files stay as they are: the draft engine has merged
 * them. Of pictures and other files, it gets what was published since, except where it has changed the same file. Its files come
 * first and its branch last, so a process that is killed in between loses nothing, and calling again completes it.
 */
export async function bringUpToDate(repository: SiteRepository, id: string): Promise<void> {
  const { git, prefix, studio } = repository;
  const published = await publishedCommit(repository);
  const worktree = await openWorktree(repository, checkId(id));
  const { commit } = worktree;
  const base = (await git.ask(['merge-base', commit, published]))?.trim();
  if (base === published) return;
  const then = await filesAt(repository, published);
  const since = changedFiles(base === undefined ? new Map() : await filesAt(repository, base), then);
  await takeOver(worktree, prefix, since);
  await resetIndex(worktree.git, published, prefix);
  await moveRefs(
    git,
    studio,
    [{ ref: draftBranch(id), to: published, from: commit }],
    `bring ${id} up to date`,
  );
}

type Files = ReadonlyMap<string, TreeFile>;

async function filesAt({ git, prefix }: SiteRepository, commit: string): Promise<Files> {
  const files = (await listTree(git, commit, prefix)).filter(({ path }) => !/\.ya?ml$/.test(path));
  return new Map(files.map((file) => [file.path, file]));
}

interface FileChange {
  path: string;
  before: TreeFile | undefined;
  after: TreeFile | undefined;
}

const changedFiles = (before: Files, after: Files): FileChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((change) => change.before?.object !== change.after?.object);

async function takeOver(
  { git, pages }: OpenWorktree,
  prefix: string,
  changes: readonly FileChange[],
): Promise<void> {
  const entries = await walkFolder(git, pages, prefix);
  const own = new Set(entries.filter(({ kind }) => kind === 'file').map(({ path }) => path));
  const isUnchanged = async ({ path, before }: FileChange) =>
    before ? own.has(path) && hasContent(pages, before) : !own.has(path);
  const wanted: TreeFile[] = [];
  for (const change of changes) {
    // Each publication adds its own lines to these again.
    if (!change.path.endsWith('.lock') && !(await isUnchanged(change))) continue;
    if (change.after) wanted.push(change.after);
    else if (own.has(change.path)) await rm(join(pages, change.path));
  }
  await writeFiles({ git, pages }, wanted);
}

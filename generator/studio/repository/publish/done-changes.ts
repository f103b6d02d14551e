import { lstat, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../git/git.ts';
import { type TreeEntry, updateIndex } from '../git/write-objects.ts';
import { listInWords, RepositoryError } from '../repository-error.ts';
import { blobName } from '../tree/compare-folder.ts';

/** A file that differs between two commits, by path in the repository; null where it does not exist. */
interface FileChange {
  path: string;
  from: string | null;
  to: TreeEntry;
}

/**
 * Prepares index and files for an update of the working tree. What an earlier update that was killed has done is taken as it is, and
 * files that it has half written are removed.
 * @throws RepositoryError uncommitted, with all files that are neither what they were nor what they will be
 */
export async function takeDoneChanges(git: Git, from: string, to: string): Promise<void> {
  const changes = await changesBetween(git, from, to);
  const staged = await stagedObjects(git);
  const done = new Map<string, TreeEntry>();
  const torn: string[] = [];
  const foreign: string[] = [];
  for (const change of changes) {
    const { path, from: before, to: after } = change;
    const state = await stateOnDisk(git, change);
    const isStagedByOthers = ![before, after?.object ?? null].includes(staged.get(path) ?? null);
    if (state === 'foreign' || isStagedByOthers) foreign.push(path);
    else if (state === 'torn') torn.push(path);
    else if (state === 'after') done.set(path, after);
  }
  if (foreign.length > 0) throw uncommitted(git, foreign);
  for (const path of torn) await rm(join(git.place.workTree ?? '', path));
  await updateIndex(git, done);
}

function uncommitted(git: Git, files: string[]): RepositoryError {
  const [were, them] = files.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return new RepositoryError(
    'uncommitted',
    `${listInWords(files)} ${were} changed in ${git.place.workTree} outside the studio, and publishing would replace ${them}. ` +
      `Commit ${them} there, or undo the changes, then publish again.`,
    files,
  );
}

async function changesBetween(git: Git, from: string, to: string): Promise<FileChange[]> {
  const output = await git.run(['diff-tree', '-r', '-z', '--no-renames', from, to]);
  const fields = output.split('\0');
  const changes: FileChange[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', before = '', after = ''] = /^:\d+ (\d+) (\w+) (\w+)/.exec(fields[at] ?? '') ?? [];
    const to = isNothing(after) ? null : { mode, object: after };
    changes.push({ path: fields[at + 1] ?? '', from: isNothing(before) ? null : before, to });
  }
  return changes;
}

const isNothing = (object: string) => /^0+$/.test(object);

async function stagedObjects(git: Git): Promise<Map<string, string>> {
  const output = await git.run(['ls-files', '--stage', '-z']);
  return new Map(
    output.split('\0').flatMap((line) => {
      const [, object, path] = /^\d+ (\w+) \d\t(.*)$/s.exec(line) ?? [];
      return object && path ? [[path, object]] : [];
    }),
  );
}

type DiskState = 'before' | 'after' | 'gone' | 'torn' | 'foreign';

async function stateOnDisk(git: Git, { path, from, to }: FileChange): Promise<DiskState> {
  const file = join(git.place.workTree ?? '', path);
  const found = await lstat(file).catch(() => undefined);
  if (!found) return 'gone';
  if (!found.isFile()) return 'foreign';
  const bytes = await readFile(file);
  const state = (object: string): DiskState | undefined =>
    object === to?.object ? 'after' : object === from ? 'before' : undefined;
  return (
    state(blobName(bytes, (to?.object ?? from ?? '').length)) ??
    // The working tree can have the line endings that `.gitattributes` asks for.
    state((await git.run(['hash-object', '--stdin-paths'], { input: `${path}\n` })).trim()) ??
    (to && (await isStartOf(git, bytes, to.object)) ? 'torn' : 'foreign')
  );
}

/** Whether a content is the start of another one, so nothing is lost if that replaces it. */
async function isStartOf(git: Git, bytes: Buffer, object: string): Promise<boolean> {
  const whole = await git.catFile(['blob', object]);
  return whole.subarray(0, bytes.length).equals(bytes);
}

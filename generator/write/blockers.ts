import { type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { systemErrorMessage } from '../errors/system-error.ts';
import { displayPath } from '../paths.ts';

/**
 * Files and folders that would make moving the given files into place fail, one sentence each.
 * @param paths of the files, below the output folder
 */
export function findBlockers(outFolder: string, paths: Iterable<string>): string[] {
  const folders = new Map<string, string | undefined>();

  const folderBlocker = (folder: string) => folders.getOrInsertComputed(folder, findFolderBlocker);

  /** A folder is blocked by a file of its name, or by whatever blocks one of its parents. */
  function findFolderBlocker(folder: string): string | undefined {
    const stats = statsOf(folder);
    if (typeof stats === 'string') return stats;
    if (!stats) return dirname(folder) === folder ? undefined : folderBlocker(dirname(folder));
    if (stats.isDirectory()) return undefined;
    return `${displayPath(folder)} is a file, but a folder for pages belongs there. Move or rename the file.`;
  }

  function fileBlocker(path: string): string | undefined {
    const stats = statsOf(path);
    if (typeof stats === 'string') return stats;
    if (stats?.isDirectory())
      return `${displayPath(path)} is a folder, but the file ${basename(path)} belongs there. Move or rename the folder.`;
    return undefined;
  }

  const blockers = new Set<string>();
  for (const path of paths) {
    const target = join(outFolder, path);
    const blocker = folderBlocker(dirname(target)) ?? fileBlocker(target);
    if (blocker) blockers.add(blocker);
  }
  return [...blockers];
}

/** @returns undefined when nothing exists at the path; a sentence when the path cannot be accessed */
function statsOf(path: string): Stats | string | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const problem = systemErrorMessage(error);
    if (problem === undefined) throw error;
    return problem;
  }
}

import { type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { systemFault } from '../errors/system-error.ts';
import { displayPath } from '../paths.ts';

/**
 * What lies where files belong, so that moving them there would fail, one sentence each.
 * @param paths of the files, below the output folder
 */
export function obstacles(outFolder: string, paths: Iterable<string>): string[] {
  const folders = new Map<string, string | undefined>();

  /** What stands in the way of a folder: itself when it is a file, or one that it would be in. */
  function inTheWay(folder: string): string | undefined {
    if (folders.has(folder)) return folders.get(folder);
    const stats = look(folder);
    const fault =
      typeof stats === 'string'
        ? stats
        : stats
          ? stats.isDirectory()
            ? undefined
            : `${displayPath(folder)} is a file, where a folder for pages belongs. Move it away.`
          : dirname(folder) === folder
            ? undefined
            : inTheWay(dirname(folder));
    folders.set(folder, fault);
    return fault;
  }

  function onPlace(path: string): string | undefined {
    const stats = look(path);
    if (typeof stats === 'string') return stats;
    if (stats?.isDirectory())
      return `${displayPath(path)} is a folder, where the file ${basename(path)} belongs. Move it away.`;
    return undefined;
  }

  const faults = new Set<string>();
  for (const path of paths) {
    const target = join(outFolder, path);
    const fault = inTheWay(dirname(target)) ?? onPlace(target);
    if (fault) faults.add(fault);
  }
  return [...faults];
}

/** Undefined when nothing is there; a sentence when that cannot be told. */
function look(path: string): Stats | string | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const fault = systemFault(error);
    if (fault === undefined) throw error;
    return fault;
  }
}

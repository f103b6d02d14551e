import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathsBelow } from '../lib/folder.ts';
import { projectFolder } from '../paths.ts';

const folders = ['site', 'schema', 'generator'];
const ignored = /(^|\/)(e2e|bench|fixtures)(\/|$)|\.test\.tsx?$|\.md$|example\.yaml$/;

/** Changes when any code that affects pages changes: names, sizes, and times of its files. */
export function codeFingerprint(): string {
  const hash = createHash('sha256');
  for (const path of codeFiles()) hash.update(`${path} ${sourceStamp(join(projectFolder, path))}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Project paths of all code that can affect pages. */
export function codeFiles(): string[] {
  const paths = folders.flatMap((folder) =>
    pathsBelow(join(projectFolder, folder)).map((name) => `${folder}/${name}`),
  );
  const files = paths.filter((path) => /\.\w+$/.test(path) && !ignored.test(path));
  return [...files.sort(), 'package-lock.json'];
}

/**
 * A stamp that changes whenever a source is replaced, even by a file with the same size and modification time: tools can
 * preserve those, but not the inode and its change time. Undefined when the file does not exist.
 */
export function sourceStamp(path: string): string | undefined {
  const stats = statsOf(path);
  return stats && `${stats.mtimeMs}:${stats.size}:${stats.ctimeMs}:${stats.ino}`;
}

/** Modification time and size, for output files: a copy has the same stamp. Undefined when the file does not exist. */
export function stamp(path: string): string | undefined {
  const stats = statsOf(path);
  return stats && `${stats.mtimeMs}:${stats.size}`;
}

/** Inaccessible files, such as circular links, count as missing; reading one reports the reason. */
function statsOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../paths.ts';

const folders = ['site', 'schema', 'generator'];
const ignored = /(^|\/)(e2e|artwork|bench|fixtures)(\/|$)|\.test\.tsx?$|\.md$|example\.yaml$/;

/** A text that changes when any code that shapes pages changes: names, sizes and times of its files. */
export function codeFingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(join(projectFolder, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      if (ignored.test(path) || !/\.\w+$/.test(name)) continue;
      hash.update(`${path} ${sourceStamp(join(projectFolder, path))}\n`);
    }
  }
  hash.update(sourceStamp(join(projectFolder, 'package-lock.json')) ?? '');
  return hash.digest('hex').slice(0, 16);
}

/**
 * What changes when a source is replaced, also by an older file or with its time put back: two tools may keep time and size
 * of what they write, but none the number and the time of the change. Undefined when there is no file.
 */
export function sourceStamp(path: string): string | undefined {
  const stats = look(path);
  return stats && `${stats.mtimeMs}:${stats.size}:${stats.ctimeMs}:${stats.ino}`;
}

/** Modification time and size: of an output, which may be copied elsewhere and is still the same. Undefined when there is no file. */
export function stamp(path: string): string | undefined {
  const stats = look(path);
  return stats && `${stats.mtimeMs}:${stats.size}`;
}

/** What cannot be looked at, such as a link that leads to itself, counts as not there; whoever reads it says why. */
function look(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

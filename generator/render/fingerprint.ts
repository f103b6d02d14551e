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
      hash.update(`${path} ${stamp(join(projectFolder, path))}\n`);
    }
  }
  hash.update(stamp(join(projectFolder, 'package-lock.json')) ?? '');
  return hash.digest('hex').slice(0, 16);
}

/** Modification time and size of a file: what changes when somebody saves it. Undefined when there is no file. */
export function stamp(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs}:${stats.size}`;
}

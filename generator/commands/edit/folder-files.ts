import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from '../../edit/operations/site-edit.ts';
import { listFolder } from '../../load/page-folder.ts';
import { writeWhole } from '../../write/atomic-write.ts';

/** The YAML files of a folder of pages, as they are on disk. */
export function folderFiles(root: string): SiteFiles {
  const { site, files, content } = listFolder(root);
  const listed = [...files.values(), ...content.values(), site];
  const paths = new Map(
    listed.map((path) => [path.slice(join(root, '/').length).replaceAll('\\', '/'), path]),
  );
  return {
    read(file) {
      const path = paths.get(file);
      return path === undefined ? undefined : readExactly(path);
    },
    list: () => [...paths.keys()].toSorted(),
  };
}

/** @returns undefined if there is no such file. @throws Error if its text is not UTF-8 and would change by being written */
function readExactly(path: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw new Error(`${path} is not UTF-8. Save it as UTF-8 first.`);
  return text;
}

/** Writes texts to a folder, and deletes the files whose text is null. */
export function writeTexts(root: string, texts: ReadonlyMap<string, string | null>): void {
  for (const [file, text] of texts) if (text !== null) writeWhole(join(root, file), text);
  for (const [file, text] of texts) if (text === null) rmSync(join(root, file), { force: true });
}

import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { partFiles } from '../write/stale-files.ts';

/** Files of builds that have not finished. */
const unfinished = (name: string) => /^staging-\d/.test(name) || partFiles.test(name);

/**
 * Copies a built site by hard links, which takes milliseconds and no space. A build replaces files and never writes into them, so
 * what is built in the copy leaves the original as it is.
 * @param to is created
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      if (unfinished(entry.name)) return;
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) await linkFolder(source, target);
      else if (entry.isFile()) await linkFile(source, target);
    }),
  );
}

/** Links a file, or copies it to another disk. One that a build removes at this moment is left out. */
export async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // The next build in the copy finds by its stamps that the file is no longer the one it wrote.
    await copyFile(source, target).catch((reason) => {
      if (codeOf(reason) !== 'ENOENT') throw reason;
    });
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

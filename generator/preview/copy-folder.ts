import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { PageFolder } from '../load/page-folder.ts';

/**
 * Copies a folder of pages for a build of its own. Large folders that no copy changes are linked.
 * @param to where no folder may be
 * @param without paths in the folder that stay behind
 */
export function copyFolder(folder: PageFolder, to: string, without: readonly string[] = []): void {
  const { root, media, fonts, pictures } = folder;
  const linked = [media, fonts, join(root, 'artwork'), pictures];
  const left = new Set([...linked, ...without]);
  cpSync(root, to, { recursive: true, preserveTimestamps: true, filter: (path) => !left.has(path) });
  for (const path of linked)
    if (existsSync(path)) symlinkSync(resolve(path), join(to, basename(path)), 'junction');
}

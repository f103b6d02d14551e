import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** How every page of this generator begins, see `site/document.ts`; what others put into the folder does not. */
const beginning = /^<!doctype html>\s*<html [^>]*data-runtime="\/assets\/runtime-/;

/**
 * The pages in an output folder that this generator made, as paths below it.
 * @param isKnown told a path; what it knows is not looked at
 */
export function ownPages(out: string, isKnown: (path: string) => boolean, folder = ''): string[] {
  return entriesIn(join(out, folder)).flatMap((item) => {
    const path = folder ? `${folder}/${item.name}` : item.name;
    if (item.isDirectory())
      return item.name.startsWith('.') || path === 'assets' ? [] : ownPages(out, isKnown, path);
    const isPage = item.isFile() && (item.name === 'index.html' || path === '404.html');
    return isPage && !isKnown(path) && beginning.test(startOf(join(out, path))) ? [path] : [];
  });
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function startOf(path: string): string {
  const memory = Buffer.alloc(1000);
  try {
    const file = openSync(path, 'r');
    try {
      return memory.toString('utf8', 0, readSync(file, memory));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}

import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn } from '../lib/folder.ts';

/** How every generated page begins, see `site/document.ts`. Files from other sources do not match. */
const pageStart = /^<!doctype html>\s*<html [^>]*data-runtime="\/assets\/runtime-/;

/**
 * Paths of the pages in an output folder that this generator wrote.
 * @param isKnown skips files by their path
 */
export function generatedPages(out: string, isKnown: (path: string) => boolean, folder = ''): string[] {
  return entriesIn(join(out, folder)).flatMap((item) => {
    const path = folder ? `${folder}/${item.name}` : item.name;
    if (item.isDirectory())
      return item.name.startsWith('.') || path === 'assets' ? [] : generatedPages(out, isKnown, path);
    const isPage = item.isFile() && (item.name === 'index.html' || path === '404.html');
    return isPage && !isKnown(path) && pageStart.test(startOf(join(out, path))) ? [path] : [];
  });
}

function startOf(path: string): string {
  const buffer = Buffer.alloc(1000);
  try {
    const file = openSync(path, 'r');
    try {
      return buffer.toString('utf8', 0, readSync(file, buffer));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}

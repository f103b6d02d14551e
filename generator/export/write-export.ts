import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SystemError } from '../errors/system-error.ts';
import { namesIn, pathsBelow } from '../lib/folder.ts';
import { shortHash } from '../lib/short-hash.ts';
import { displayPath } from '../paths.ts';
import { writeWhole } from '../write/atomic-write.ts';

/**
 * Marks a folder as an export. It lists the files of the export by hashes of their paths, because a host can publish it, and
 * addresses of pages that search engines do not list are no one else's business.
 */
const markerFile = '.export.json';

/** A text, or the file to copy, with a change to it. */
export type Content = string | { source: string; edit?: (text: string) => string };

/** The content of an export: path below its folder -> content. */
export type ExportFiles = ReadonlyMap<string, Content>;

/**
 * Writes an export: files that are current stay untouched, and files of the last export that are gone are removed. Files from
 * elsewhere stay.
 * @returns how many files were written and removed
 * @throws SystemError for a folder with files that is not an export
 */
export function writeExport(out: string, files: ExportFiles): { written: number; removed: number } {
  const before = markedFiles(out);
  const now = [...files.keys()].map((path) => shortHash(path)).sort();
  // An export that is stopped in the middle leaves only files that the next one knows.
  writeMarker(out, [...new Set([...before, ...now])].sort());
  let written = 0;
  for (const [path, content] of files) {
    const bytes = bytesOf(content);
    if (isCurrent(join(out, path), bytes)) continue;
    writeWhole(join(out, path), bytes);
    written += 1;
  }
  const gone = pathsBelow(out).filter((path) => before.has(shortHash(path)) && !files.has(path));
  for (const path of gone) {
    rmSync(join(out, path), { force: true });
    removeEmptyFolders(out, dirname(path));
  }
  writeMarker(out, now);
  return { written, removed: gone.length };
}

/** @throws SystemError for a folder with files that is not an export */
export function markedFiles(out: string): Set<string> {
  const path = join(out, markerFile);
  if (existsSync(path)) return new Set(JSON.parse(readFileSync(path, 'utf8')).files);
  if (namesIn(out).length === 0) return new Set();
  throw new SystemError([
    `${displayPath(out)} contains files, but is not an export, so nothing was changed in it. Choose another folder with --out, or empty this one yourself.`,
  ]);
}

function writeMarker(out: string, files: string[]): void {
  const bytes = Buffer.from(`${JSON.stringify({ about: 'Written by npm run export.', files }, null, 2)}\n`);
  if (!isCurrent(join(out, markerFile), bytes)) writeWhole(join(out, markerFile), bytes);
}

function bytesOf(content: Content): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  const bytes = readFileSync(content.source);
  return content.edit ? Buffer.from(content.edit(bytes.toString())) : bytes;
}

function isCurrent(path: string, bytes: Buffer): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === bytes.length && readFileSync(path).equals(bytes);
}

function removeEmptyFolders(out: string, folder: string): void {
  if (folder === '.' || readdirSync(join(out, folder)).length > 0) return;
  rmdirSync(join(out, folder));
  removeEmptyFolders(out, dirname(folder));
}

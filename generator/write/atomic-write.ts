import { randomBytes } from 'node:crypto';
import { closeSync, copyFileSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withPath } from '../errors/system-error.ts';

/** Writes a file atomically: readers see the old content or the new, never a part. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = partOf(path);
  try {
    writeFileSync(part, content);
  } catch (error) {
    throw withPath(error, path);
  }
  renameSync(part, path);
}

const chunkLength = 1 << 16;

/** Writes a long text piece by piece, or bytes. */
export function writePieces(path: string, pieces: Iterable<string | Uint8Array>): void {
  const file = openSync(path, 'w');
  try {
    let chunk = '';
    for (const line of pieces) {
      if (typeof line !== 'string') {
        writeFileSync(file, line);
        continue;
      }
      chunk += line;
      if (chunk.length < chunkLength) continue;
      writeFileSync(file, chunk);
      chunk = '';
    }
    writeFileSync(file, chunk);
  } finally {
    closeSync(file);
  }
}

/** Copies a file atomically. */
export function copyWhole(source: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = partOf(path);
  copyFileSync(source, part);
  renameSync(part, path);
}

/**
 * A path for writing a file before it is renamed: hidden, in the same folder, with the process id for `removeStaleFiles`.
 * Each call returns a different path, because two builds in one process may write the same file.
 */
export function partOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.${uniqueTag()}.part`);
}

/** Unique for each call, also across the threads of one process. */
export function uniqueTag(): string {
  return `${process.pid}-${randomBytes(4).toString('hex')}`;
}

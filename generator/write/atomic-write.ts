import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withPath } from '../errors/system-error.ts';

/** Writes a file so that a reader sees the old one or the new one, never a part. */
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

/** Copies a file in the same way. */
export function copyWhole(source: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = partOf(path);
  copyFileSync(source, part);
  renameSync(part, path);
}

/**
 * Where a file is made before it takes its place: hidden, in the same folder, with the number of the process, see
 * `removeLeftovers`. Each call gives another path, because two builds in one process may make the same file.
 */
export function partOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.${uniqueTag()}.part`);
}

/** Differs for every call, also among the threads of one process. */
export function uniqueTag(): string {
  return `${process.pid}-${randomBytes(4).toString('hex')}`;
}

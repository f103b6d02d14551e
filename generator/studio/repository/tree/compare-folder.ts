import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TreeFile } from './list-tree.ts';

/** Whether a file on disk has the content of a commit, byte for byte. False if there is no such file. */
export async function hasContent(folder: string, { path, object }: TreeFile): Promise<boolean> {
  const bytes = await readFile(join(folder, path)).catch(() => undefined);
  return bytes !== undefined && blobName(bytes, object.length) === object;
}

/**
 * The name that Git gives a content, in repositories of either hash.
 * Source: gitformat-pack(5), and `git hash-object --no-filters`.
 * @param length of names in the repository
 */
export function blobName(bytes: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

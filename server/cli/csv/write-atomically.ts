import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { reasonOf } from '../../lib/reason-of.ts';
import { syncFolder } from '../../storage/make-folder.ts';
import { CliError } from '../cli-error.ts';

const ownerOnly = 0o600;

/**
 * Writes a file atomically: an existing one stays until the new one is on disk. Only its owner can read it.
 * @param fill writes to the stream and ends it
 */
export async function writeAtomically(
  path: string,
  fill: (stream: Writable) => Promise<void>,
): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isFile())
    throw new CliError(`${path} is not a regular file; omit FILE to write to standard output.`);
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`;
  const removeDraft = () => rmSync(draft, { force: true });
  // An interrupted export leaves nothing behind.
  process.once('exit', removeDraft);
  try {
    // Also closed when filling fails before it uses the stream.
    await using file = await createFile(draft, path);
    await fill(file.createWriteStream({ flush: true }));
    await rename(draft, path);
    syncFolder(dirname(path));
  } finally {
    removeDraft();
    process.off('exit', removeDraft);
  }
}

function createFile(draft: string, path: string): Promise<FileHandle> {
  return open(draft, 'wx', ownerOnly).catch((error: unknown) => {
    throw new CliError(`Cannot write ${path} (${reasonOf(error)}); choose another FILE.`);
  });
}

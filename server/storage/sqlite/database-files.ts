import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { StorageError } from '../storage-error.ts';

/** Suffixes of the database and of the files that SQLite puts next to it. */
const suffixes = ['', '-wal', '-shm'];

const ownerOnly = 0o600;

/** Only the owner can read leads. SQLite gives its other files the mode of the database. */
export function secureFiles(path: string): void {
  try {
    // Only created, never opened: closing the file would drop the locks that this process holds on it.
    closeSync(openSync(path, 'wx', ownerOnly));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    for (const suffix of suffixes) restrict(path + suffix);
  }
}

function restrict(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, ownerOnly);
  } catch {
    // Some file systems have no modes, and some files belong to another user. Both can store leads.
  }
}

/**
 * Remembers which files are open. The returned function throws a StorageError if they were deleted or replaced:
 * anything written to them is lost when the server ends.
 */
export function rememberFiles(path: string): () => void {
  const open = [path, `${path}-wal`].map((file) => ({ file, identity: identityOf(file) }));
  return () => {
    const lost = open.find(({ file, identity }) => identityOf(file) !== identity);
    if (lost) throw new StorageError(`${lost.file} was deleted or replaced while open; restart the server.`);
  };
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}-${found.ino}`;
}

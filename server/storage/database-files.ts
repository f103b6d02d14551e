import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { StorageError } from './storage-error.ts';

/** What SQLite keeps beside the database adds these to its name. */
const endings = ['', '-wal', '-shm'];

const ownerOnly = 0o600;

/** Nobody but the owner may read leads: SQLite gives the files beside the database the mode of the database. */
export function secureFiles(path: string): void {
  try {
    // Created and never opened: closing a file would drop the locks that this process holds on it.
    closeSync(openSync(path, 'wx', ownerOnly));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    for (const ending of endings) restrict(path + ending);
  }
}

function restrict(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, ownerOnly);
  } catch {
    // Some file systems know no modes, and some files are lent to us; leads can be kept there all the same.
  }
}

/**
 * Remembers which files are open. The returned function throws a StorageError when others, or none, have taken their
 * place: what is written then is gone when the server ends.
 */
export function rememberFiles(path: string): () => void {
  const open = [path, `${path}-wal`].map((file) => ({ file, identity: identityOf(file) }));
  return () => {
    const lost = open.find(({ file, identity }) => identityOf(file) !== identity);
    if (lost) throw new StorageError(`${lost.file} is no longer the file that is open; restart the server.`);
  };
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}-${found.ino}`;
}

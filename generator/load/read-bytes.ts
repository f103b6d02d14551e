import { readFileSync, statSync } from 'node:fs';
import { systemErrorReason } from '../errors/system-error.ts';

/** The bytes of a file, or why it cannot be read, as a clause that follows a colon. */
export function readBytes(path: string): Buffer | string {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return 'it is a folder';
    // Reading a pipe would block forever.
    return stats.isFile() ? readFileSync(path) : 'it is not a regular file';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return 'it is a link to a file that does not exist';
    const reason = systemErrorReason(error);
    if (reason === undefined) throw error;
    return `it ${reason}`;
  }
}

import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '../../storage/make-folder.ts';

const keyBytes = 32;
const ownerOnly = 0o600;

/**
 * The key of the journal's hashes. It is created once; when servers start at the same time, the first one's key wins.
 * @param isNeeded whether the journal already has lines that only the first key can read
 * @throws Error if the key is lost or not a key
 */
export function readOrCreateKey(path: string, isNeeded: boolean): Buffer {
  if (!existsSync(path)) {
    if (isNeeded)
      throw new Error(`The key ${path} is missing: restore it, because the journal is void without it.`);
    create(path);
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (key.length !== keyBytes) throw new Error(`The key ${path} is damaged: restore it.`);
  return key;
}

/** The file appears with its whole content, or not at all. */
function create(path: string): void {
  const draft = `${path}.${randomUUID()}`;
  const file = openSync(draft, 'wx', ownerOnly);
  try {
    writeSync(file, `${randomBytes(keyBytes).toString('base64url')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(dirname(path));
}

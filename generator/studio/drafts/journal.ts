import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from './store-error.ts';

export interface Journal<Entry> {
  entries: readonly Entry[];
  /** Stores an entry on the disk before it returns. @throws StoreError; nothing of it is in the journal then */
  append: (entry: Entry) => void;
  close: () => void;
}

/**
 * Opens an append-only file with one JSON value per line. A last line without its line break was never confirmed, because the process
 * ended while writing it, and is removed.
 * @throws StoreError if another line is broken
 */
export function openJournal<Entry>(path: string): Journal<Entry> {
  const isNew = !existsSync(path);
  const file = openSync(path, 'a+');
  if (isNew) syncFolder(dirname(path));
  const bytes = readFileSync(file);
  let size = bytes.lastIndexOf(10) + 1;
  let entries: Entry[];
  try {
    if (size < bytes.length) ftruncateSync(file, size);
    const lines = bytes.subarray(0, size).toString('utf8').split('\n').slice(0, -1);
    entries = lines.map((line, index) => parsed<Entry>(line, path, index + 1));
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return {
    entries,
    append(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`);
      try {
        let written = 0;
        while (written < line.length) written += writeSync(file, line, written);
        fsyncSync(file);
      } catch (error) {
        // A part of the line would spoil the next one.
        ftruncateSync(file, size);
        throw new StoreError(`${path} cannot be written: ${(error as Error).message}`);
      }
      size = fstatSync(file).size;
      entries.push(entry);
    },
    close: () => closeSync(file),
  };
}

function parsed<Entry>(line: string, path: string, number: number): Entry {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    throw new StoreError(`${path}:${number} is no JSON. Restore the file from a backup.`);
  }
}

/** Makes a new file's name survive a power failure. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

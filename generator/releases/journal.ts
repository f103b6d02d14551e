import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Appends a line of JSON. It is on disk when this returns. */
export function appendLine(path: string, entry: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const text = readText(path);
  const file = openSync(path, 'a');
  try {
    // A line that a crash cut off stays by itself.
    writeSync(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${JSON.stringify(entry)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** All entries, in order, without those that a crash cut off. */
export function readLines<Entry>(path: string): Entry[] {
  return readText(path)
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        return [];
      }
    });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

import { type Dirent, readdirSync } from 'node:fs';

/** The names in a folder; none if it does not exist or cannot be read. */
export function namesIn(folder: string): string[] {
  return orNone(() => readdirSync(folder));
}

/** Paths below a folder, with forward slashes. */
export function pathsBelow(folder: string): string[] {
  const paths = orNone(() => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return paths.map((path) => path.replaceAll('\\', '/'));
}

export function entriesIn(folder: string): Dirent[] {
  return orNone(() => readdirSync(folder, { withFileTypes: true }));
}

function orNone<Entry>(read: () => Entry[]): Entry[] {
  try {
    return read();
  } catch {
    return [];
  }
}

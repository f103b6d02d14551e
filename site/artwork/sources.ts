/** What pictures are made from, as hashes: the renderer keeps them, the check compares them. */
import * as crypto from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { colourTokens } from './colour-tokens.ts';

/** Path from the project's folder -> hash of the file, or of the part of it that counts. */
export type Hashes = Record<string, string>;

export function hash(content: string | Uint8Array): string {
  return crypto.hash('sha256', content, 'hex').slice(0, 16);
}

/** Parts of files that a source names after a `#`: what else is changed in the file changes no picture. */
const parts: Record<string, (text: string) => unknown> = {
  colours: colourTokens,
  brand: (text) => {
    const { name, brand } = parse(text);
    return { name, brand };
  },
};

/** Hashes files and all that is in folders, but for tests. @param sources by their paths from site/artwork */
export type HashSources = (sources: readonly string[]) => Hashes;

/** Many groups share sources: each is read once. @param project the project's folder */
export function sourceHasher(project: string): HashSources {
  const known = new Map<string, string>();
  const hashOf = (source: string): string => {
    const before = known.get(source);
    if (before !== undefined) return before;
    const content = readFileSync(join(project, fileOf(source)));
    const part = parts[source.split('#')[1] ?? ''];
    const its = hash(part ? JSON.stringify(part(content.toString())) : content);
    known.set(source, its);
    return its;
  };
  return (sources) => {
    const files = sources.flatMap((source) => filesOf(project, posix.join('site/artwork', source)));
    return Object.fromEntries([...new Set(files)].sort().map((path) => [path, hashOf(path)]));
  };
}

/** The files that a source stands for; none when there is nothing. */
function filesOf(project: string, source: string): string[] {
  const found = statSync(join(project, fileOf(source)), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [source] : [];
  const items = readdirSync(join(project, source), { withFileTypes: true });
  return items
    .filter((item) => item.isFile() && !item.name.includes('.test.'))
    .map((item) => `${source}/${item.name}`);
}

/** The file of a source that may name a part of it. */
export function fileOf(source: string): string {
  return source.split('#')[0] ?? source;
}

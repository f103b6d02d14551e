import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Imports {
  /** Paths relative to the project, including the entries. */
  files: string[];
  /** Names as in package.json. */
  packages: string[];
}

/** Everything the entries import at run time, directly or indirectly. */
export function importsOf(root: string, entries: readonly string[]): Imports {
  const files = new Set(entries);
  const packages = new Set<string>();
  // A set iterates over entries added during the loop, too.
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    for (const from of sources(readFileSync(join(root, file), 'utf8'))) {
      if (from.startsWith('.')) files.add(join(dirname(file), from));
      else if (!from.startsWith('node:')) packages.add(packageOf(from));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** Runtime imports only. */
function sources(code: string): string[] {
  const statement = /^(?:import|export)\s+(?!type\b)(?:[\w*{][^;'"]*?from\s+)?'([^']+)'/gm;
  const dynamic = /\bimport\('([^']+)'\)/g;
  return [...code.matchAll(statement), ...code.matchAll(dynamic)].flatMap(([, from]) => from ?? []);
}

function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}

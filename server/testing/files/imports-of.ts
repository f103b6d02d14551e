import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Imports {
  /** Paths relative to the project, the entries among them. */
  files: string[];
  /** Names as they stand in package.json. */
  packages: string[];
}

/** Everything that the entries import when they run, near and far. */
export function importsOf(root: string, entries: readonly string[]): Imports {
  const files = new Set(entries);
  const packages = new Set<string>();
  // What is added while this goes on is visited as well.
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    for (const from of sources(readFileSync(join(root, file), 'utf8'))) {
      if (from.startsWith('.')) files.add(join(dirname(file), from));
      else if (!from.startsWith('node:')) packages.add(packageOf(from));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** Types are gone when it runs. */
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

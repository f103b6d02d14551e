import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { candidateFiles } from './dist-path.ts';

/** Visitors do not type these, and they can hold thousands of files. */
const excluded = new Set(['assets', 'api', 'rafp']);

/**
 * The path of a page whose address differs from this one only in case: people type what they hear. Undefined if there
 * is none, or if nothing would change.
 * @param root the folder of the built site
 * @param pathname the path of a URL, still percent-encoded, without query
 */
export async function pathInOtherCase(root: string, pathname: string): Promise<string | undefined> {
  const index = candidateFiles(pathname).at(-1);
  const names = index?.split('/').slice(0, -1) ?? [];
  if (names.length === 0 || excluded.has(names[0]?.toLowerCase() ?? '')) return undefined;
  const found: string[] = [];
  for (const name of names) {
    const entry = await entryNamed(join(root, ...found), name);
    if (entry === undefined) return undefined;
    found.push(entry);
  }
  return addressOf(found, pathname);
}

/** The address of a page's folder, written like the requested one; undefined if it is that one. */
export function addressOf(names: readonly string[], pathname: string): string | undefined {
  const path = `/${names.map(encodeURIComponent).join('/')}${pathname.endsWith('/') ? '/' : ''}`;
  return names.length === 0 || path === pathname ? undefined : path;
}

async function entryNamed(folder: string, name: string): Promise<string | undefined> {
  const entries = await readdir(folder).catch((): string[] => []);
  const wanted = name.toLowerCase();
  return entries.includes(name) ? name : entries.find((entry) => entry.toLowerCase() === wanted);
}

/** Hashes of the sources of pictures: the renderer stores them, and the check compares them. */
import * as crypto from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import { type ArtworkFolder, toolFolder } from './folder.ts';
import { paletteOf } from './palette.ts';

/** Path from the root, or of a tool with `#artwork/` -> hash of the file, or of the used part of site.yaml. */
export type Hashes = Record<string, string>;

export function hash(content: string | Uint8Array): string {
  return crypto.hash('sha256', content, 'hex').slice(0, 16);
}

/** Parts of site.yaml, selected after a `#` in a source: other changes to the file do not affect pictures. */
const parts: Record<string, (text: string) => unknown> = {
  colors: (text) => paletteOf(parse(text).brand?.colors),
  brand: (text) => {
    const { name, brand } = parse(text);
    return { name, first: brand?.first, second: brand?.second, mark: brand?.mark };
  },
};

const tools = '#artwork/';
/** Imports except types, and URLs of files that a module reads. */
const references =
  /^(?:import|export) (?!type\b)[^;']*?'([.#][^']+)'|new URL\('([^']+)', import\.meta\.url\)/gm;

/**
 * Hashes files, the files in folders except tests, and all modules that these import.
 * @param sources paths relative to the artwork folder
 */
export type HashSources = (sources: readonly string[]) => Hashes;

/** Makes a function that reads each source once, because groups share many of them. */
export function sourceHasher({ root, artwork }: ArtworkFolder): HashSources {
  const base = resolve(root);
  const contents = new Map<string, Buffer | undefined>();
  const contentOf = (path: string): Buffer | undefined => {
    if (!contents.has(path)) contents.set(path, isFile(path) ? readFileSync(path) : undefined);
    return contents.get(path);
  };
  const isArtwork = (path: string) =>
    [toolFolder, join(base, artwork)].some((folder) => path.startsWith(folder + sep));
  const nameOf = (path: string) =>
    path.startsWith(toolFolder + sep) ? tools + relative(toolFolder, path) : relative(base, path);

  /** Adds the files of a source and everything its modules refer to. */
  function collect(path: string, part: string | undefined, found: Map<string, string>): void {
    const name = nameOf(path) + (part ? `#${part}` : '');
    if (found.has(name) || name.startsWith('..')) return;
    const content = contentOf(path);
    if (!content) {
      for (const file of filesIn(path)) collect(join(path, file), undefined, found);
      return;
    }
    const read = parts[part ?? ''];
    found.set(name, hash(read ? (JSON.stringify(read(content.toString())) ?? '') : content));
    if (!path.endsWith('.ts')) return;
    for (const [, imported, named] of content.toString().matchAll(references)) {
      const next = locate(imported ?? named ?? '', dirname(path));
      if (isArtwork(next)) collect(next, undefined, found);
    }
  }

  return (sources) => {
    const found = new Map<string, string>();
    for (const source of sources) {
      const [, path = source, part] = /^(.+)#(\w+)$/.exec(source) ?? [];
      collect(locate(path, join(base, artwork)), part, found);
    }
    return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
}

function locate(source: string, from: string): string {
  return source.startsWith(tools) ? join(toolFolder, source.slice(tools.length)) : resolve(from, source);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** File names in a folder; empty when the folder does not exist. */
function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const items = readdirSync(folder, { withFileTypes: true });
  return items.filter((item) => item.isFile() && !item.name.includes('.test.')).map(({ name }) => name);
}

/** The path of a source's file, without the part after `#`. */
export function fileOf(source: string, { root }: ArtworkFolder): string {
  return locate(source.replace(/(.)#\w+$/, '$1'), root);
}

import { type Dirent, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the files of a page folder lie. Paths are as the command was given them, so that people recognise them. */
export interface PageFolder {
  root: string;
  site: string;
  /** Page name (file name without `.yaml`) -> path. */
  pages: Map<string, string>;
  /** Content file's name -> path. */
  content: Map<string, string>;
  media: string;
  /** Files whose name, without the ending, is that of another: `home.yml` beside `home.yaml`. */
  doubles: { file: string; other: string }[];
  /** Files that were meant to be read, by their names, and are not: `home.YAML`, `home.yaml.txt`. */
  unread: string[];
}

/** Lists a folder of pages. Nothing is read yet; a folder that is not there counts as an empty one. */
export function listFolder(root: string): PageFolder {
  const listed = { doubles: [], unread: [] };
  const pages = yamlFiles(root, listed);
  const site = pages.get('site') ?? join(root, 'site.yaml');
  pages.delete('site');
  const content = yamlFiles(join(root, 'content'), listed);
  return { root, site, pages, content, media: join(root, 'media'), ...listed };
}

/** A path as it is shown: relative to where the command runs. */
export function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return (short.startsWith('..') ? path : short).replaceAll('\\', '/');
}

/** Why a file's text cannot be had: `missing`, or what `readText` found. */
export type TextFault =
  | { kind: 'missing' }
  /** The system says no; `code` is its word for why. */
  | { kind: 'unreadable'; code: string }
  /** The first byte that is no UTF-8, in lines and columns from 1, and the text with signs in place of what it may mean. */
  | { kind: 'encoding'; encoding?: string; text: string; line: number; column: number };

export type TextRead = { text: string; fault?: undefined } | { text: ''; fault: TextFault };

/** The text of a file in UTF-8, as YAML is. A mark for the order of bytes is no part of it. */
export function readText(path: string): TextRead {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code = 'EIO' } = error as NodeJS.ErrnoException;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    return {
      text: '',
      fault: code === 'ENOENT' && !isLink ? { kind: 'missing' } : { kind: 'unreadable', code },
    };
  }
  try {
    // Letters of two bytes have a zero in each of those that the files' own words are made of.
    if (!bytes.includes(0)) return { text: utf8.decode(bytes) };
    return { text: '', fault: inTwoBytes };
  } catch {
    return { text: '', fault: encodingFault(bytes) };
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const inTwoBytes: TextFault = { kind: 'encoding', encoding: 'UTF-16', text: '', line: 1, column: 1 };

function encodingFault(bytes: Buffer): TextFault {
  const text = bytes.toString().replace(/^\uFEFF/, '');
  const before = text.slice(0, Math.max(0, text.indexOf('\uFFFD'))).split('\n');
  return { kind: 'encoding', text, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function yamlFiles(
  folder: string,
  { doubles, unread }: Pick<PageFolder, 'doubles' | 'unread'>,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const item of itemsIn(folder)) {
    const { name } = item;
    const file = join(folder, name);
    if (name.startsWith('.') || !/\.ya?ml(?:\.txt)?$/i.test(name) || isFolder(item, file)) continue;
    const key = /^(.*)\.ya?ml$/.exec(name)?.[1];
    if (key === undefined) {
      unread.push(file);
      continue;
    }
    const other = files.get(key);
    if (other) doubles.push({ file, other });
    else files.set(key, file);
  }
  return files;
}

/** A link is what it leads to; one that leads nowhere counts as a file, so that reading it tells. */
function isFolder(item: Dirent, file: string): boolean {
  if (item.isFile()) return false;
  if (!item.isSymbolicLink()) return true;
  try {
    return !statSync(file).isFile();
  } catch {
    return false;
  }
}

function itemsIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

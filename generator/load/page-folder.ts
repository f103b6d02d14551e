import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

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

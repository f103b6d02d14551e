import { type Dirent, statSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn } from '../lib/folder.ts';
import type { Matrix } from './matrix/matrix.ts';

/** The files of a page folder. Paths start with the folder as typed on the command line. */
export interface PageFolder {
  root: string;
  site: string;
  /** The list of published routes. */
  lock: string;
  /** The list of running experiments. */
  experimentLock: string;
  /** The experiments that are over. */
  historyFile: string;
  /** The folder with pictures of their variants, and of those that run. */
  pictures: string;
  /** Page name -> path of its file. The name is that of the file, without `.yaml`, and the route for one of its many pages. */
  pages: Map<string, string>;
  /** File name without `.yaml` -> path. */
  files: Map<string, string>;
  /** The files that make many pages, by name. */
  matrices: ReadonlyMap<string, Matrix>;
  /** Name of a content file -> path. */
  content: Map<string, string>;
  media: string;
  /** The company's own fonts. */
  fonts: string;
  /** Files that differ from another only in the extension: `home.yml` next to `home.yaml`. */
  duplicates: { file: string; other: string }[];
  /** Files that look like YAML but are not read: `home.YAML`, `home.yaml.txt`. */
  misnamed: string[];
}

/** Lists a folder of pages without reading the files. A missing folder counts as empty. */
export function listFolder(root: string): PageFolder {
  const listed = { duplicates: [], misnamed: [] };
  const pages = yamlFiles(root, listed);
  const site = pages.get('site') ?? join(root, 'site.yaml');
  pages.delete('site');
  const content = yamlFiles(join(root, 'content'), listed);
  return {
    root,
    site,
    lock: join(root, 'routes.lock'),
    experimentLock: join(root, 'experiments.lock'),
    historyFile: join(root, 'experiments.history.json'),
    pictures: join(root, 'experiments.pictures'),
    pages,
    files: pages,
    matrices: new Map(),
    content,
    media: join(root, 'media'),
    fonts: join(root, 'fonts'),
    ...listed,
  };
}

function yamlFiles(
  folder: string,
  { duplicates, misnamed }: Pick<PageFolder, 'duplicates' | 'misnamed'>,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const item of entriesIn(folder).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = item;
    const file = join(folder, name);
    if (name.startsWith('.') || !/\.ya?ml(?:\.txt)?$/i.test(name) || isFolder(item, file)) continue;
    const key = /^(.*)\.ya?ml$/.exec(name)?.[1];
    if (key === undefined) {
      misnamed.push(file);
      continue;
    }
    const other = files.get(key);
    if (other) duplicates.push({ file, other });
    else files.set(key, file);
  }
  return files;
}

/** Follows symbolic links. A broken link counts as a file, so reading it reports the problem. */
function isFolder(item: Dirent, file: string): boolean {
  if (item.isFile()) return false;
  if (!item.isSymbolicLink()) return true;
  try {
    return !statSync(file).isFile();
  } catch {
    return false;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
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
}

/** Lists a folder of pages. Nothing is read yet; a folder that is not there counts as an empty one. */
export function listFolder(root: string): PageFolder {
  const doubles: PageFolder['doubles'] = [];
  const pages = yamlFiles(root, doubles);
  const site = pages.get('site') ?? join(root, 'site.yaml');
  pages.delete('site');
  const content = yamlFiles(join(root, 'content'), doubles);
  return { root, site, pages, content, media: join(root, 'media'), doubles };
}

/** A path as it is shown: relative to where the command runs. */
export function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return (short.startsWith('..') ? path : short).replaceAll('\\', '/');
}

export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

function yamlFiles(folder: string, doubles: PageFolder['doubles']): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of namesIn(folder)) {
    const file = join(folder, name);
    const key = name.replace(/\.ya?ml$/, '');
    const other = files.get(key);
    if (other) doubles.push({ file, other });
    else files.set(key, file);
  }
  return files;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((item) => item.isFile() && /\.ya?ml$/.test(item.name) && !item.name.startsWith('.'))
      .map((item) => item.name)
      .sort();
  } catch {
    return [];
  }
}

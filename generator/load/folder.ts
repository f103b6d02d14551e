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
}

/** Lists a folder of pages. Nothing is read yet; a folder that is not there counts as an empty one. */
export function listFolder(root: string): PageFolder {
  const pages = yamlFiles(root);
  const site = pages.get('site') ?? join(root, 'site.yaml');
  pages.delete('site');
  return { root, site, pages, content: yamlFiles(join(root, 'content')), media: join(root, 'media') };
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

function yamlFiles(folder: string): Map<string, string> {
  try {
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((item) => item.isFile() && /\.ya?ml$/.test(item.name) && !item.name.startsWith('.'))
      .map((item) => item.name)
      .sort();
    return new Map(names.map((name) => [name.replace(/\.ya?ml$/, ''), join(folder, name)]));
  } catch {
    return new Map();
  }
}

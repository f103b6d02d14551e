import { readFileSync } from 'node:fs';
import type { PageFolder } from './page-folder.ts';

/**
 * Whether site.yaml or a page has `tags`, so pages after forms report leads. Judged by the texts of the files, because builds
 * ask before they read them as YAML.
 * @param isTagged whether a page's file has the key
 */
export function hasTags(
  { site, files }: Pick<PageFolder, 'site' | 'files'>,
  isTagged = isTaggedPage,
): boolean {
  const shared = textOf(site);
  if (!hasKey(shared, 'consent')) return false;
  return hasKey(shared, 'tags') || files.values().some(isTagged);
}

export const isTaggedPage = (path: string) => hasKey(textOf(path), 'tags');

const hasKey = (text: string, key: string) => new RegExp(`(?:^|[\\s{,"'])${key}["']?[ \\t]*:`).test(text);

/** Files that cannot be read are reported when they are loaded. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

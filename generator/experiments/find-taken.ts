import { createPageLoader } from '../load/load-page.ts';
import type { PageFolder } from '../load/page-folder.ts';
import { createYamlReader } from '../load/yaml/read-yaml.ts';
import { contentHash } from './content-hash.ts';
import type { LockEntry } from './lock-file.ts';

/**
 * The variant that a page without its experiment shows, because it was taken with a patch.
 * @returns undefined if it shows none of them, and for the experiment of site.yaml
 */
export function findTaken(folder: PageFolder, { page, contents }: LockEntry): string | undefined {
  if (!folder.pages.has(page)) return undefined;
  const { source } = createPageLoader(folder, createYamlReader())(page);
  const shown = source && contentHash(source.data);
  return Object.keys(contents).find((id) => contents[id] === shown);
}

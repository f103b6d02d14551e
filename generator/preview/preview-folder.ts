import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { shortHash } from '../lib/short-hash.ts';
import type { PageFolder } from '../load/page-folder.ts';
import { cacheFolder, displayPath } from '../paths.ts';
import { copyFolder } from './copy-folder.ts';

/** The changed copy of a company's folder that a preview builds. */
export interface PreviewFolder {
  configs: string;
  /** Where its site is built. */
  out: string;
}

/**
 * Copies a folder for a preview: drafts are pages, and no page is for search engines. The list of published routes stays
 * behind, because a preview publishes nothing. Tags stay, because they load only at the site's own address.
 * @param without the files of drafts that cannot be shown, as shown to people
 */
export function writePreviewFolder(folder: PageFolder, without: ReadonlySet<string>): PreviewFolder {
  const home = join(cacheFolder, 'preview', shortHash(resolve(folder.root)));
  const configs = join(home, 'pages');
  rmSync(configs, { recursive: true, force: true });
  copyFolder(folder, configs, [folder.lock]);
  const change = (path: string, changed: (text: string) => string) =>
    writeFileSync(join(configs, basename(path)), changed(readFileSync(path, 'utf8')));
  for (const path of folder.files.values()) if (!without.has(displayPath(path))) change(path, previewPage);
  return { configs, out: join(home, 'site') };
}

function previewPage(text: string): string {
  const rest = withoutKeys(text, ['draft', 'indexed']);
  return `${rest.replace(/\n*$/, '\n')}indexed: false\n`;
}

/** Blanks top-level keys with all of their lines, so the lines of problems stay the same. */
function withoutKeys(text: string, keys: readonly string[]): string {
  let isInside = false;
  return text
    .split('\n')
    .map((line) => {
      const key = /^([A-Za-z]\w*):/.exec(line)?.[1];
      if (key !== undefined) isInside = keys.includes(key);
      else if (/^\S/.test(line) && !/^[}\]]/.test(line)) isInside = false;
      return isInside ? '' : line;
    })
    .join('\n');
}

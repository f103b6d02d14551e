import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder, type PageFolder } from '../load/folder.ts';
import { codeFingerprint, stamp } from '../render/fingerprint.ts';
import { siteIcons } from '../write/icons.ts';
import type { Manifest } from '../write/manifest.ts';
import { siteFiles } from '../write/site-files.ts';

/** The state of everything that pages are made from, by names, sizes and times: cheap to find out. */
export interface Sources {
  folder: PageFolder;
  code: string;
  /** Changes with site.yaml, the content files, the pictures and the year. */
  shared: string;
  /** Page name -> stamp of its file. */
  stamps: Map<string, string>;
}

export function readSources(configs: string, year: number): Sources {
  const folder = listFolder(configs);
  const hash = createHash('sha256').update(`${year}`);
  for (const path of [folder.site, ...folder.content.values(), ...filesBelow(folder.media)])
    hash.update(`${path} ${stamp(path)}\n`);
  const stamps = new Map([...folder.pages].map(([name, path]) => [name, stamp(path) ?? '']));
  return { folder, code: codeFingerprint(), shared: hash.digest('hex').slice(0, 16), stamps };
}

/**
 * The pages that have to be built: all of them, unless the last build was of the same code and shared files and all that
 * pages refer to is still there.
 */
export function changedPages(sources: Sources, before: Manifest | undefined, out: string): string[] {
  const names = [...sources.stamps.keys()];
  if (before?.code !== sources.code || before.shared !== sources.shared) return names;
  // Which pages use a file is not remembered; to make it again means to prepare them all.
  if (!assetsComplete(before, out)) return names;
  const isChanged = (name: string): boolean => {
    const record = before.pages[name];
    if (!record || record.stamp !== sources.stamps.get(name)) return true;
    return record.bases.some((base) => before.pages[base]?.stamp !== sources.stamps.get(base));
  };
  return names.filter(
    (name) =>
      isChanged(name) || stamp(join(out, before.pages[name]?.out ?? '')) !== before.pages[name]?.outStamp,
  );
}

/** Pages that the last build made and that have no file any more. */
export function removedPages({ stamps }: Sources, before: Manifest | undefined): string[] {
  return Object.keys(before?.pages ?? {}).filter((name) => !stamps.has(name));
}

/** Whether what is written once for the whole site is still there. */
export function siteFilesComplete({ folder }: Sources, out: string): boolean {
  const icons = siteIcons(folder.media).map(({ href }) => href);
  return [...siteFiles, ...icons].every((name) => stamp(join(out, name)) !== undefined);
}

function assetsComplete(before: Manifest, out: string): boolean {
  return before.assets.every((name) => stamp(join(out, 'assets', name)) !== undefined);
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

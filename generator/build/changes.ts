import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder, type PageFolder } from '../load/page-folder.ts';
import { codeFingerprint, sourceStamp, stamp } from '../render/fingerprint.ts';
import { type Manifest, type PageRecord, readManifest } from '../write/manifest.ts';
import { readUnfinished } from '../write/unfinished-build.ts';

/** The state of everything that pages are made from, by names, sizes and times: cheap to find out. */
export interface Sources {
  folder: PageFolder;
  code: string;
  /** Changes with site.yaml, the content files, the pictures, the year, and files that are told and not read. */
  shared: string;
  /** Page name -> stamp of its file. */
  stamps: Map<string, string>;
}

/** What a build has to do. */
export interface Changes {
  sources: Sources;
  /** What the last build left; undefined when there was none. */
  before: Manifest | undefined;
  /** The pages to build, and those whose files are gone. */
  names: string[];
  removed: string[];
  /** What a killed build was about to publish; see `readUnfinished`. */
  unfinished: string[] | undefined;
  isNothing: boolean;
}

/** Compares the sources with the last build, by names, sizes, and times. */
export function findChanges(configs: string, out: string, year: number): Changes {
  const sources = readSources(configs, year);
  const before = readManifest(out);
  const names = changedPages(sources, before, out);
  const removed = removedPages(sources, before);
  const unfinished = readUnfinished(out);
  const isWhole = before !== undefined && !unfinished && areAsBuilt(before.files, out);
  return {
    sources,
    before,
    names,
    removed,
    unfinished,
    isNothing: isWhole && names.length + removed.length === 0,
  };
}

function readSources(configs: string, year: number): Sources {
  const folder = listFolder(configs);
  const hash = createHash('sha256').update(`${year}`);
  for (const path of [folder.site, ...folder.content.values(), ...filesBelow(folder.media)])
    hash.update(`${path} ${sourceStamp(path)}\n`);
  hash.update(JSON.stringify([folder.duplicates, folder.misnamed]));
  const stamps = new Map([...folder.pages].map(([name, path]) => [name, sourceStamp(path) ?? '']));
  return { folder, code: codeFingerprint(), shared: hash.digest('hex').slice(0, 16), stamps };
}

/**
 * The pages that have to be built: all of them, unless the last build was of the same code and shared files and all that
 * pages refer to is still there.
 */
function changedPages(sources: Sources, before: Manifest | undefined, out: string): string[] {
  const names = [...sources.stamps.keys()];
  if (before?.code !== sources.code || before.shared !== sources.shared) return names;
  // Which pages use a file is not remembered; to make it again means to prepare them all.
  if (!areAsBuilt(before.assets, join(out, 'assets'))) return names;
  const isChanged = (name: string): boolean => {
    const record = before.pages[name];
    if (!record || record.stamp !== sources.stamps.get(name)) return true;
    return record.bases.some((base) => before.pages[base]?.stamp !== sources.stamps.get(base));
  };
  return names.filter((name) => isChanged(name) || !isAsBuilt(before.pages[name], out));
}

/** Pages that the last build made and that have no file any more. */
function removedPages({ stamps }: Sources, before: Manifest | undefined): string[] {
  return Object.keys(before?.pages ?? {}).filter((name) => !stamps.has(name));
}

/** Whether nobody changed or deleted files since they were built. @param stamps by path below the folder */
function areAsBuilt(stamps: Record<string, string>, folder: string): boolean {
  return Object.entries(stamps).every(([path, its]) => stamp(join(folder, path)) === its);
}

/** Whether a page is as it was built, and so is what stands beside it as it travels. */
function isAsBuilt(record: PageRecord | undefined, out: string): boolean {
  if (!record) return false;
  const path = join(out, record.out);
  return stamp(path) === record.outStamp && stamp(`${path}.br`) === record.packed;
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

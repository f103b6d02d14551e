import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathsBelow } from '../lib/folder.ts';
import { listFolder, type PageFolder } from '../load/page-folder.ts';
import { codeFingerprint, sourceStamp, stamp } from '../render/fingerprint.ts';
import { type Manifest, type PageRecord, readManifest } from '../write/manifest.ts';
import { readUnfinished } from '../write/unfinished-build.ts';

/** The state of everything that pages are built from, by names, sizes, and times, which is fast to read. */
export interface Sources {
  folder: PageFolder;
  code: string;
  /** A hash of site.yaml, the content files, the pictures, the fonts, the year, and the names of files that `check` reports. */
  shared: string;
  /** Page name -> stamp of its file. */
  stamps: Map<string, string>;
}

export interface Changes {
  sources: Sources;
  /** The manifest of the last build, if any. */
  previous: Manifest | undefined;
  /** The pages to build. */
  names: string[];
  /** Pages of the last build that do not need to be built again, by name. */
  unchanged: ReadonlyMap<string, PageRecord>;
  /** Pages of the last build whose files no longer exist. */
  removed: string[];
  /** The pages that a killed build was publishing; see `readUnfinished`. */
  unfinished: string[] | undefined;
  isUpToDate: boolean;
}

/** Compares the sources with those of the last build. */
export function findChanges(configs: string, out: string, year: number): Changes {
  const sources = readSources(configs, year);
  const previous = readManifest(out);
  const names = changedPages(sources, previous, out);
  const built = Object.entries(previous?.pages ?? {});
  const removed = built.flatMap(([name]) => (sources.stamps.has(name) ? [] : [name]));
  const rebuilt = new Set(names);
  const unchanged = built.filter(([name]) => sources.stamps.has(name) && !rebuilt.has(name));
  const unfinished = readUnfinished(out);
  const isComplete = previous !== undefined && !unfinished && areAsBuilt(previous.files, out);
  return {
    sources,
    previous,
    names,
    unchanged: new Map(unchanged),
    removed,
    unfinished,
    isUpToDate: isComplete && names.length + removed.length === 0,
  };
}

function readSources(configs: string, year: number): Sources {
  const folder = listFolder(configs);
  const assets = [folder.media, folder.fonts].flatMap((parent) =>
    pathsBelow(parent).map((path) => join(parent, path)),
  );
  const hash = createHash('sha256').update(`${year}`);
  for (const path of [folder.site, ...folder.content.values(), ...assets])
    hash.update(`${path} ${sourceStamp(path)}\n`);
  hash.update(JSON.stringify([folder.duplicates, folder.misnamed]));
  const stamps = new Map([...folder.pages].map(([name, path]) => [name, sourceStamp(path) ?? '']));
  return { folder, code: codeFingerprint(), shared: hash.digest('hex').slice(0, 16), stamps };
}

/** All pages if the code, a shared file, or an asset in the output changed since the last build; otherwise the changed pages. */
function changedPages(sources: Sources, previous: Manifest | undefined, out: string): string[] {
  const names = [...sources.stamps.keys()];
  if (previous?.code !== sources.code || previous.shared !== sources.shared) return names;
  // The manifest does not record which pages use an asset, so writing it again takes preparing all pages.
  if (!areAsBuilt(previous.assets, join(out, 'assets'))) return names;
  const isChanged = (name: string): boolean => {
    const record = previous.pages[name];
    if (!record || record.stamp !== sources.stamps.get(name)) return true;
    return record.bases.some((base) => previous.pages[base]?.stamp !== sources.stamps.get(base));
  };
  return names.filter((name) => isChanged(name) || !isAsBuilt(previous.pages[name], out));
}

/** Whether no file was changed or deleted since the build. @param stamps by path below the folder */
function areAsBuilt(stamps: Record<string, string>, folder: string): boolean {
  return Object.entries(stamps).every(([path, built]) => stamp(join(folder, path)) === built);
}

/** Whether a page and its compressed sibling are unchanged since the build. */
function isAsBuilt(record: PageRecord | undefined, out: string): boolean {
  if (!record) return false;
  const path = join(out, record.out);
  return stamp(path) === record.outStamp && stamp(`${path}.br`) === record.packed;
}

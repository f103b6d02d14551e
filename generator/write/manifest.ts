import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAnchors } from '../prepare/anchors/anchors.ts';
import type { PolicyParts } from './server-file.ts';

/** One page of the last build. */
export interface PageRecord {
  /** Stamp of the page's source file at build time. */
  stamp: string;
  /** Names of the pages it extends. */
  bases: string[];
  route: string;
  indexed: boolean;
  /** Path below the output folder, and the file's stamp there. */
  out: string;
  outStamp: string;
  /** Stamp of the compressed file next to it; missing when there is none. */
  packed?: string;
  hash: string;
  /** Bytes of HTML. */
  bytes: number;
  links: string[];
  /** Link targets, to check links from pages that are rebuilt when this one is not. */
  anchors: PageAnchors;
  /** Names below assets/ of its pictures. */
  pictures: readonly string[];
  /** Name below assets/ of the share picture drawn for this page. */
  drawn?: string;
  /** Hash of the inline style sheets, for the Content-Security-Policy. */
  styleHash: string;
}

/** The result of the last build: what the next build needs to decide which files to rebuild. */
export interface Manifest extends PolicyParts {
  /** Fingerprints of the code and of the files that all pages share. */
  code: string;
  shared: string;
  pages: Record<string, PageRecord>;
  /** Name below assets/ -> stamp, for every file that pages use. */
  assets: Record<string, string>;
  /** Path below the output folder -> stamp, for files written once per site. */
  files: Record<string, string>;
  /** Ratio of exact to estimated page weights, see `build/weigh-pages.ts`. */
  weightRatio: number | undefined;
  /** Name below assets/ -> time (ms) when the file was last used. Open pages may still request these files. */
  retired: Record<string, number>;
}

const version = 8;

export const manifestFile = '.build/manifest.json';

/** The file format: pages with the same pictures, as most have, share one list. */
interface WrittenManifest extends Omit<Manifest, 'pages'> {
  version: number;
  lists: string[][];
  pages: Record<string, Omit<PageRecord, 'pictures'> & { pictures: number }>;
}

/** The manifest of the last build; undefined when it is missing or has another version. */
export function readManifest(out: string): Manifest | undefined {
  try {
    const written = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as WrittenManifest;
    const { version: writtenVersion, lists, pages, ...manifest } = written;
    if (writtenVersion !== version) return undefined;
    const listed = pages as unknown as Record<string, PageRecord>;
    for (const [name, { pictures }] of Object.entries(pages)) {
      const record = listed[name];
      if (record) record.pictures = lists[pictures] ?? [];
    }
    return { ...manifest, pages: listed };
  } catch {
    return undefined;
  }
}

export function manifestText({ pages, ...manifest }: Manifest): string {
  const lists: (readonly string[])[] = [];
  const known = new Map<readonly string[], number>();
  const byNames = new Map<string, number>();
  const indexOf = (list: readonly string[]): number => {
    const names = list.join(' ');
    const index = byNames.get(names) ?? lists.push(list) - 1;
    byNames.set(names, index);
    known.set(list, index);
    return index;
  };
  const written = Object.entries(pages).map(([name, record]) => {
    const { pictures } = record;
    return [name, { ...record, pictures: known.get(pictures) ?? indexOf(pictures) }];
  });
  return JSON.stringify({ ...manifest, version, lists, pages: Object.fromEntries(written) });
}

/** The names of all pictures, without duplicates. Most pages share a list, so collecting lists first is faster. */
export function picturesOf(pages: Iterable<PageRecord>): Set<string> {
  const lists = new Set<readonly string[]>();
  const drawn: string[] = [];
  for (const record of pages) {
    lists.add(record.pictures);
    if (record.drawn !== undefined) drawn.push(record.drawn);
  }
  return new Set([...[...lists].flat(), ...drawn]);
}

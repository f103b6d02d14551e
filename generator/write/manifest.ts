import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAnchors } from '../prepare/anchors/anchors.ts';
import type { PolicyParts } from './server-file.ts';

/** What the last build left behind for one page. */
export interface PageRecord {
  /** The page's own file, as it was when it was built. */
  stamp: string;
  /** Names of the pages it extends. */
  bases: string[];
  route: string;
  indexed: boolean;
  /** Path below the output folder, and the file's stamp there. */
  out: string;
  outStamp: string;
  /** The stamp of what stands beside it as it travels; missing when nothing does. */
  packed?: string;
  hash: string;
  /** Bytes of HTML. */
  bytes: number;
  links: string[];
  /** Where links of other pages can lead: these may be built again when this one is not. */
  anchors: PageAnchors;
  /** Names below assets/ of the pictures that it shows. */
  pictures: readonly string[];
  /** Name below assets/ of the picture that was drawn for this page alone. */
  drawn?: string;
  /** Of its inline style sheets, for the Content-Security-Policy. */
  styleHash: string;
}

/** What the last build left behind: enough to know what a next one has to do. */
export interface Manifest extends PolicyParts {
  /** Fingerprint of the code, and of what all pages share. */
  code: string;
  shared: string;
  pages: Record<string, PageRecord>;
  /** Name below assets/ -> stamp, of everything that pages refer to. */
  assets: Record<string, string>;
  /** Path below the output folder -> stamp, of what is written once for the whole site. */
  files: Record<string, string>;
  /** How exact weights relate to quick ones, see `build/weigh-pages.ts`. */
  weightRatio: number | undefined;
  /** Names below assets/ that are no longer used, with the time (ms) since when: open pages may still ask for them. */
  retired: Record<string, number>;
}

const version = 8;

export const manifestFile = '.build/manifest.json';

/** As it is written: pages with the same pictures, which are most of them, share one list. */
interface WrittenManifest extends Omit<Manifest, 'pages'> {
  version: number;
  lists: string[][];
  pages: Record<string, Omit<PageRecord, 'pictures'> & { pictures: number }>;
}

/** What the last build left, unless it was of another generator's making. */
export function readManifest(out: string): Manifest | undefined {
  try {
    const written = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as WrittenManifest;
    const { version: its, lists, pages, ...manifest } = written;
    if (its !== version) return undefined;
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

/** The pictures of all pages, each once. Pages mostly share their lists, so these are looked at and not the pages. */
export function picturesOf(pages: Iterable<PageRecord>): Set<string> {
  const lists = new Set<readonly string[]>();
  const drawn: string[] = [];
  for (const record of pages) {
    lists.add(record.pictures);
    if (record.drawn !== undefined) drawn.push(record.drawn);
  }
  return new Set([...[...lists].flat(), ...drawn]);
}

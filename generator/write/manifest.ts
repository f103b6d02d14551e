import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreparedTags } from '../../site/prepared-scripts.ts';
import type { PageAnchors } from '../prepare/anchors/anchors.ts';
import type { PageDetails } from '../prepare/company/company-details.ts';
import type { Window } from '../schedule/windows.ts';
import type { PolicyParts } from './server-file.ts';

/** One page of the last build. */
export interface PageRecord {
  /** Stamp of the page's source file at build time. */
  stamp: string;
  /** Names of the pages it extends. */
  bases: string[];
  route: string;
  title: string;
  /** Addresses that the page had before; missing when there are none. */
  formerly?: string[];
  indexed: boolean;
  siteLayout: boolean;
  /** Path below the output folder, and the file's stamp there; empty while no page is at the address. */
  out: string;
  outStamp: string;
  /** Stamp of the compressed file next to it; missing when there is none. */
  packed?: string;
  hash: string;
  links: string[];
  /** Link targets, to check links from pages that are rebuilt when this one is not. */
  anchors: PageAnchors;
  /** Names below assets/ of its pictures. */
  pictures: string[];
  /** Hash of the inline style sheets, for the Content-Security-Policy. */
  styleHash: string;
  /** The place of its signature in `.build/signatures`, for one of many pages that a file makes. */
  signature?: number;
  /** What the page says otherwise about the company. */
  company?: PageDetails;
  /** What the tags of the page load, for the Content-Security-Policy. */
  tagSources?: PreparedTags['sources'];
  /** Set for a page that changes with time, or that shares its address with one that does. */
  schedule?: RecordedSchedule;
}

/** How a page changes with time, from its build on. */
export interface RecordedSchedule {
  /** Set for a page that is shown for a time. */
  window?: Window;
  /** Where it leads after its end. */
  leadsTo?: string;
  states: RecordedState[];
}

/** What a page shows from an instant (ms) on. */
export interface RecordedState {
  from: number;
  /** Undefined while the page is not shown. */
  file?: StateFile;
}

/** A state of a page, written below `.build/states/`. */
export interface StateFile {
  /** Path below the output folder. */
  path: string;
  hash: string;
  styleHash: string;
}

/** A draft at the time of the last build. */
export interface DraftRecord {
  /** Stamp of its source file. */
  stamp: string;
  route?: string;
}

/** The result of the last build: what the next build needs to decide which files to rebuild. */
export interface Manifest extends PolicyParts {
  /** Fingerprints of the code and of the files that all pages share. */
  code: string;
  shared: string;
  /** Fingerprint of the redirects in site.yaml, which do not affect pages. */
  redirects: string;
  pages: Record<string, PageRecord>;
  /** Pages that were not published, by name. */
  drafts: Record<string, DraftRecord>;
  /** Name below assets/ -> stamp, for every file that pages use. */
  assets: Record<string, string>;
  /** Path below the output folder -> stamp, for files written once per site. */
  files: Record<string, string>;
  /** Name below assets/ -> time (ms) when the file was last used. Open pages may still request these files. */
  retired: Record<string, number>;
  /** When (ms) the next page changes; missing when none does. */
  nextSwitch?: number;
}

const version = 13;

export const manifestFile = '.build/manifest.json';

/** The parts of records that many pages have in common, each written once. */
const common = ['bases', 'links', 'anchors', 'pictures'] as const;

/** The manifest of the last build; undefined when it is missing or has another version. */
export function readManifest(out: string): Manifest | undefined {
  try {
    const {
      version: written,
      parts,
      ...manifest
    } = JSON.parse(readFileSync(join(out, manifestFile), 'utf8'));
    if (written !== version) return undefined;
    for (const record of Object.values(manifest.pages) as Record<string, unknown>[])
      for (const key of common) record[key] = parts[record[key] as number];
    return manifest as Manifest;
  } catch {
    return undefined;
  }
}

/** Writes one page at a time: a copy of all records would take as much memory as they do. */
export function manifestText({ pages, ...manifest }: Manifest): string {
  const known = new Map<object, number>();
  const numberOf = (part: object) => known.getOrInsertComputed(part, () => known.size);
  let records = '';
  for (const [name, record] of Object.entries(pages)) {
    const numbers = Object.fromEntries(common.map((key) => [key, numberOf(record[key])]));
    records += `${records === '' ? '' : ','}${JSON.stringify(name)}:${JSON.stringify({ ...record, ...numbers })}`;
  }
  const rest = JSON.stringify({ version, ...manifest, parts: [...known.keys()] });
  return `${rest.slice(0, -1)},"pages":{${records}}}`;
}

/** The names of all pictures, without duplicates. */
export function picturesOf(pages: Iterable<PageRecord>): Set<string> {
  const lists = new Set(Array.from(pages, ({ pictures }) => pictures));
  return new Set([...lists].flat());
}

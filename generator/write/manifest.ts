import type { PreparedTags } from '../../site/prepared-scripts.ts';
import type { ExperimentFacts } from '../experiments/experiment-facts.ts';
import type { PageAnchors } from '../prepare/anchors/anchors.ts';
import type { PageDetails } from '../prepare/company/company-details.ts';
import type { Window } from '../schedule/windows.ts';
import { lineFeed, manifestVersion, readSiteLine, type SiteLine } from './manifest-site.ts';
import { outPath } from './out-path.ts';
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
  /** See `pageRevision`; empty while no page is at the address. */
  revision: string;
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
  /** Its experiment, whether or not it runs. */
  experiment?: ExperimentFacts;
  /** The pages that variants of its experiment are made from, by name. */
  variantPages?: string[];
  /** By the variants that they show, such as `lp8-price:control`; missing for a page that no running experiment changes. */
  renditions?: Record<string, RecordedState[]>;
}

/** The states of a page, and those of its renditions. */
export function* statesIn({ schedule, renditions }: Pick<PageRecord, 'schedule' | 'renditions'>) {
  yield* schedule?.states ?? [];
  if (renditions) for (const states of Object.values(renditions)) yield* states;
}

/**
 * The record in a third of the memory. The engine stores properties that are spread, or that only some records have, in a hash
 * table for each record.
 */
export function compactRecord(record: PageRecord): PageRecord {
  const { stamp, bases, route, title, indexed, siteLayout, out, outStamp, hash, revision } = record;
  const { links, anchors, pictures, styleHash, signature, packed, formerly, company, tagSources, schedule } =
    record;
  const { experiment, variantPages, renditions } = record;
  // biome-ignore format: one line
  const compact: PageRecord = {
    stamp, bases, route, title, indexed, siteLayout, out, outStamp, hash, revision, links, anchors, pictures, styleHash,
  };
  if (signature !== undefined) compact.signature = signature;
  if (packed !== undefined) compact.packed = packed;
  if (formerly) compact.formerly = formerly;
  if (company) compact.company = company;
  if (tagSources) compact.tagSources = tagSources;
  if (schedule) compact.schedule = schedule;
  if (experiment) compact.experiment = experiment;
  if (variantPages) compact.variantPages = variantPages;
  if (renditions) compact.renditions = renditions;
  return compact;
}

/** How a page changes with time, from its build on. */
export interface RecordedSchedule {
  /** Set for a page that is shown for a time. */
  window?: Window;
  /** Where it leads after its end. */
  leadsTo?: string;
  /** Where redirects to it lead until it begins. */
  before?: string;
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
  revision: string;
  styleHash: string;
}

/** A draft at the time of the last build. */
export interface DraftRecord {
  /** Stamp of its source file. */
  stamp: string;
  route?: string;
}

/** The result of the last build: what the next build needs to decide which files to rebuild. */
export interface Manifest extends PolicyParts, SiteLine {
  /** Fingerprints of the code and of the files that all pages share. */
  code: string;
  shared: string;
  /** Fingerprint of the redirects in site.yaml, which do not affect pages. */
  redirects: string;
  /** Fingerprint of the experiments that are over and of pictures of variants, which do not affect pages; missing without any. */
  experiments?: string;
  pages: Record<string, PageRecord>;
  /** Pages that were not published, by name. */
  drafts: Record<string, DraftRecord>;
  /** Path below the output folder -> stamp, for files written once per site. */
  files: Record<string, string>;
  /** File that makes many pages -> hash of their names in order; missing in a manifest of an earlier version. */
  rowOrders?: Record<string, string>;
  /** When (ms) the next page changes; missing when none does. */
  nextSwitch?: number;
}

/** What many pages have in common is written once. */
type CommonParts = Pick<PageRecord, 'bases' | 'siteLayout' | 'links' | 'anchors' | 'pictures' | 'styleHash'>;

/** A page: its name, the number of its common parts, and the rest of its record. */
type PageLine = [name: string, parts: number, own: Omit<PageRecord, keyof CommonParts | 'out'>];

/** The manifest of the last build; undefined when it is missing or has another version. */
export function readManifest(out: string): Manifest | undefined {
  try {
    const read = readSiteLine(out);
    if (!read) return undefined;
    const {
      version: _,
      parts,
      ...site
    } = read.line as unknown as Manifest & { version: number; parts: CommonParts[] };
    const pages: Manifest['pages'] = {};
    for (const line of linesIn(read.bytes, read.start)) {
      const [name, index, own] = JSON.parse(line) as PageLine;
      const record = { ...own, ...parts[index], out: outPath(own.route) } as PageRecord;
      pages[name] = compactRecord(record);
    }
    return { ...site, pages };
  } catch {
    return undefined;
  }
}

/** The lines before a position, one at a time: the text of all pages can be large. */
function* linesIn(bytes: Buffer, before: number): Generator<string> {
  for (let start = 0; start < before; ) {
    const end = bytes.indexOf(lineFeed, start);
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

export function* manifestLines({
  pages,
  ...site
}: Omit<Manifest, 'pages'> & {
  pages: ReadonlyMap<string, PageRecord>;
}): Generator<string> {
  const ids = new Map<object, number>();
  const idOf = (part: object) => ids.getOrInsertComputed(part, () => ids.size);
  const known = new Map<string, number>();
  const parts: CommonParts[] = [];
  for (const [name, record] of pages) {
    const { bases, siteLayout, links, anchors, pictures, styleHash, out: _, ...own } = record;
    const key = [idOf(bases), siteLayout, idOf(links), idOf(anchors), idOf(pictures), styleHash].join();
    const index = known.getOrInsertComputed(
      key,
      () => parts.push({ bases, siteLayout, links, anchors, pictures, styleHash }) - 1,
    );
    yield `${JSON.stringify([name, index, own] satisfies PageLine)}\n`;
  }
  yield `${JSON.stringify({ version: manifestVersion, ...site, parts })}\n`;
}

/** The names of all pictures, without duplicates. */
export function picturesOf(pages: Iterable<PageRecord>): Set<string> {
  const lists = new Set<string[]>();
  for (const { pictures } of pages) lists.add(pictures);
  return new Set([...lists].flat());
}

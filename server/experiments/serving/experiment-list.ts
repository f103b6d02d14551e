import type { DistFile } from '../../static/dist-file.ts';
import type { DistFiles } from '../../static/dist-folder.ts';
import { candidateFiles } from '../../static/dist-path.ts';
import { type Assignment, assignmentTable, bucketCount } from '../assignment/assignment-table.ts';

/** The build's list of running experiments; see `generator/write/experiments-file.ts`. Never served. */
const listPath = '.build/experiments.json';

/** When visitors get the bucket cookie. */
export type CookieRule = 'always' | 'opt-in' | 'opt-out' | 'never';

/** What an address shows from an instant (ms) on; without a file, what it shows without experiments. */
interface Rendition {
  from: number;
  file?: string;
}

/** A page that running experiments change, at its path below the built site. */
export interface TestedPage {
  /** What it shows, by the variants of all its experiments: `footer:new lp8-price:control`. */
  renditions: ReadonlyMap<string, readonly Rendition[]>;
  /** The experiments whose variants it shows, by name. */
  experiments: readonly string[];
  /** Variants by bucket, as in the keys of `renditions`; made when the page is first asked for. */
  variantsOf: (bucket: number) => string;
}

export interface ExperimentList {
  cookie: CookieRule;
  /** The company's time zone. */
  zone: string;
  pages: ReadonlyMap<string, TestedPage>;
  /** The page that the path of a URL addresses, still percent-encoded. */
  pageAt: (pathname: string) => TestedPage | undefined;
}

/** Enough for the paths of all pages, as people type them. */
const maxPaths = 2000;

const none: ExperimentList = { cookie: 'never', zone: 'UTC', pages: new Map(), pageAt: () => undefined };

/** Reads the list of the last build whenever it has changed. */
export function createExperimentReader(dist: Pick<DistFiles, 'stat' | 'bytes'>) {
  let current: { version: string; list: ExperimentList } = { version: '', list: none };

  return {
    /** The list as it was last read. */
    known: () => current.list,
    async read(): Promise<ExperimentList> {
      const file = await dist.stat(listPath);
      const version = file?.version ?? '';
      if (current.version !== version) current = { version, list: file ? await listIn(dist, file) : none };
      return current.list;
    },
  };
}

/** With an unreadable list, visitors see what they see without experiments. */
async function listIn(dist: Pick<DistFiles, 'bytes'>, file: DistFile): Promise<ExperimentList> {
  try {
    const { cookie, zone, experiments, pages } = JSON.parse(String(await dist.bytes(file)));
    const tables = new Map<string, readonly (string | undefined)[]>();
    const tableOf = (name: string) =>
      tables.getOrInsertComputed(name, () => assignmentTable(experiments[name] as Assignment));
    const known = Object.entries<Record<string, Rendition[]>>(pages).map(
      ([path, renditions]) => [path, testedPage(renditions, tableOf)] as const,
    );
    const byFile = new Map(known);
    return { cookie, zone, pages: byFile, pageAt: pageFinder(byFile) };
  } catch {
    return none;
  }
}

/** Remembers what a path addresses, because reading it takes a tenth of the time of an answer from memory. */
function pageFinder(pages: ReadonlyMap<string, TestedPage>): ExperimentList['pageAt'] {
  const known = new Map<string, TestedPage | undefined>();
  return (pathname) => {
    const page = known.get(pathname);
    if (page || known.has(pathname)) return page;
    const found = pages.get(candidateFiles(pathname).find((name) => pages.has(name)) ?? '');
    if (known.size >= maxPaths) known.clear();
    known.set(pathname, found);
    return found;
  };
}

function testedPage(
  renditions: Record<string, Rendition[]>,
  tableOf: (name: string) => readonly (string | undefined)[],
): TestedPage {
  const variants = Object.keys(renditions).flatMap((key) => key.split(' '));
  const experiments = [...new Set(variants.map((one) => one.split(':', 1)[0] ?? ''))].sort();
  const keys: (string | undefined)[] = Array(bucketCount).fill(undefined);
  return {
    renditions: new Map(Object.entries(renditions)),
    experiments,
    variantsOf(bucket) {
      const known = keys[bucket];
      if (known !== undefined) return known;
      const variants = experiments
        .flatMap((name) => {
          const variant = tableOf(name)[bucket];
          return variant === undefined ? [] : [`${name}:${variant}`];
        })
        .join(' ');
      keys[bucket] = variants;
      return variants;
    },
  };
}

import type { Clock } from '../../lib/clock.ts';
import type { DistFile } from '../../static/dist-file.ts';
import type { DistFiles } from '../../static/dist-folder.ts';
import { askedVariants } from './asked-variants.ts';
import { createExperimentReader, type ExperimentList, type TestedPage } from './experiment-list.ts';

/** What a visitor sees of a page. */
export interface ShownPage {
  file: DistFile;
  /** The variants that it shows, which are counted; empty for the page without experiments. */
  variants: string;
  /** The Set-Cookie header of this visitor alone. */
  setCookie?: string;
  /** Whether the request asked for these variants: then nothing is counted or kept. */
  isChosen?: true;
}

interface RenditionParts {
  dist: Pick<DistFiles, 'stat' | 'bytes'>;
  clock: Clock;
}

export interface Renditions {
  /** The list of experiments as it was last read. */
  known: () => ExperimentList;
  /** The page that experiments change; undefined for every other file. @param file what its address shows without them */
  pageOf: (file: DistFile) => Promise<{ page: TestedPage; list: ExperimentList } | undefined>;
  /** The file of a page in these variants now; undefined while its address shows something else. */
  fileOf: (page: TestedPage, variants: string, file: DistFile) => Promise<DistFile | undefined>;
  /** The page in the variants that a request asks for; undefined if it asks for none of the page's. @param asked see `askedVariants` */
  chosen: (file: DistFile, asked: readonly string[]) => Promise<ShownPage | undefined>;
}

/** Finds the files of tested pages in their variants. */
export function createRenditions({ dist, clock }: RenditionParts): Renditions {
  const reader = createExperimentReader(dist);

  const renditions: Renditions = {
    known: reader.known,
    async pageOf({ path, address = path, mediaType }) {
      if (!mediaType.startsWith('text/html')) return undefined;
      const list = await reader.read();
      const page = list.pages.get(address);
      return page && { page, list };
    },
    async fileOf(page, variants, { path, address = path, switchesAtMs }) {
      const own = page.renditions.get(variants) ?? [];
      const now = clock().getTime();
      const present = own.findLast(({ from }) => from <= now)?.file;
      const found = present === undefined ? undefined : await dist.stat(present);
      if (!found) return undefined;
      const next = own.find(({ from }) => from > now)?.from;
      const switches = [switchesAtMs, next].flatMap((time) => time ?? []);
      return { ...found, address, switchesAtMs: switches.length > 0 ? Math.min(...switches) : undefined };
    },
    async chosen(file, asked) {
      const tested = asked.length > 0 ? await renditions.pageOf(file) : undefined;
      const variants = tested && askedVariants(tested.page, asked);
      if (!tested || variants === undefined) return undefined;
      const found = await renditions.fileOf(tested.page, variants, file);
      return found && { file: found, variants, isChosen: true };
    },
  };
  return renditions;
}

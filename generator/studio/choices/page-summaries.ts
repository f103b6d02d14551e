import { join } from 'node:path';
import type { OutlinedPage } from '../../editor/page-values.ts';
import type { MediaIndex } from '../../images/media-index.ts';
import { pathsBelow } from '../../lib/folder.ts';
import { shortHash } from '../../lib/short-hash.ts';
import { createSlices } from '../../lib/slices.ts';
import type { Project } from '../../project/project.ts';
import { sourceStamp } from '../../render/fingerprint.ts';
import { createPictureFinder, type PagePictures, writtenPictures } from '../media/page-pictures.ts';

/** What pickers need to know of a page. */
export interface PageSummary extends OutlinedPage, PagePictures {}

export type SummaryOf = (page: string) => PageSummary;

interface Known {
  summary: PageSummary;
  /** Whether neither the page nor a shared file has mistakes: a new picture can be what such a file is missing. */
  isSound: boolean;
  /** Changes with the page's files, the shared ones, and, unless the page is sound, with the pictures. */
  key: string;
}

/**
 * Summarizes the pages of a folder each time it is opened, and reads only those again whose files have changed since. A change of a
 * shared file is one of all pages.
 */
export function createPageSummaries(): (project: Project) => SummaryOf {
  let known = new Map<string, Known>();

  return (project) => {
    const { folder, media } = project;
    const stamps = new Map<string, string>();
    const stampOf = (path: string) => stamps.getOrInsertComputed(path, () => sourceStamp(path) ?? '');
    const shared = sharedKey(project, stampOf);
    const pictures = once(() => picturesKey(media));
    const finder = once(() => createPictureFinder(media));
    known = new Map([...known].filter(([name]) => folder.pages.has(name)));

    function keyOf(name: string, { summary, isSound }: Omit<Known, 'key'>): string {
      const paths = [folder.pages.get(name), ...summary.bases.map((base) => folder.files.get(base))];
      const isComplete = isSound && summary.shows.every((src) => media.has(src));
      return [shared, isComplete ? '' : pictures(), ...paths.map((path = '') => stampOf(path))].join(' ');
    }

    return (name) => {
      const before = known.get(name);
      if (before && before.key === keyOf(name, before)) return before.summary;
      const { outline, route, isDraft, anchors, bases, files, written, preview, page } = project.page(name);
      const summary = {
        ...{ outline, route, isDraft, anchors, bases, files },
        shows: preview ? finder()(preview) : [],
        writes: written ? writtenPictures(written) : [],
      };
      const read = { summary, isSound: page !== undefined };
      known.set(name, { ...read, key: keyOf(name, read) });
      return summary;
    };
  };
}

/** Reads the summaries of all pages. After a change of a page with many variants that takes seconds, in which others must not wait. */
export async function readSummaries({ folder }: Project, summaryOf: SummaryOf): Promise<void> {
  const othersAnswered = createSlices();
  for (const name of folder.pages.keys()) {
    summaryOf(name);
    await othersAnswered();
  }
}

/** Makes a value when it is needed first. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Tables of pages are in `data/`. */
function sharedKey({ folder }: Project, stampOf: (path: string) => string): string {
  const data = join(folder.root, 'data');
  const tables = pathsBelow(data).map((name) => join(data, name));
  return shortHash([folder.site, ...folder.content.values(), ...tables].map(stampOf).join(' '));
}

const picturesKey = (media: MediaIndex) =>
  shortHash([...media].map(([src, { hash }]) => `${src} ${hash}`).join(' '));

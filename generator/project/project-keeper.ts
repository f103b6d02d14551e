import { join } from 'node:path';
import { listFonts } from '../brand/fonts/font-file.ts';
import { indexMedia, type MediaIndex } from '../images/media-index.ts';
import { pathsBelow } from '../lib/folder.ts';
import { Lru } from '../lib/lru.ts';
import { hasTags, isTaggedPage } from '../load/has-tags.ts';
import { expandFolder } from '../load/matrix/expand-folder.ts';
import { listFolder, type PageFolder } from '../load/page-folder.ts';
import { cacheFolder } from '../paths.ts';
import { sourceStamp } from '../render/fingerprint.ts';
import { type Project, projectOf, type ReadingTools } from './project.ts';
import type { PageResult } from './read-page.ts';
import { readSiteFiles, type SiteFiles } from './read-site-files.ts';

/** A folder as it was at its last opening. */
interface Opened {
  folder: PageFolder;
  /** Path of a page's file -> its stamp. */
  stamps: ReadonlyMap<string, string>;
  tagged: ReadonlySet<string>;
  media: MediaIndex;
  /** Changes with all that pages share. */
  key: string;
  now: number;
  files: SiteFiles;
}

/** A page without problems, and the files that it is made of. */
interface KeptPage {
  result: PageResult;
  key: string;
}

/** Enough for the pages of a large site; more would only take memory. */
const maxKept = 2000;

/**
 * Makes the function that opens a folder again after each change. It keeps what the change left as it was: the shared files, and
 * the pages whose own files are the same. The result is that of `openProject`.
 */
export function createProjectKeeper(root: string, tools: ReadingTools): (now: number) => Promise<Project> {
  let last: Opened | undefined;
  const kept = new Lru<string, KeptPage>(maxKept);

  return async (now) => {
    const listed = listFolder(root);
    const stamps = stampsOf(listed.files.values());
    const isSame = (path: string) => last !== undefined && last.stamps.get(path) === stamps.get(path);
    const folder = expandFolder(
      listed,
      tools.readYaml,
      (name) => isSame(listed.files.get(name) ?? '') && !last?.folder.matrices.has(name),
    );
    const media = await indexMedia(folder.media, cacheFolder, last?.media);
    const tagged = new Set(
      folder.files.values().filter((path) => (isSame(path) ? last?.tagged.has(path) : isTaggedPage(path))),
    );
    const given = { media, hasTags: hasTags(folder, (path) => tagged.has(path)), now };
    const key = sharedKey(folder, given);
    const isKept = last?.key === key && last.now === now;
    const files = last && isKept ? last.files : await readSiteFiles(folder, tools, given);
    last = { folder, stamps, tagged, media, key, now, files };
    const project = projectOf(folder, files, tools);

    const keyOf = (name: string, bases: readonly string[]) =>
      [folder.pages.get(name) ?? '', ...bases.map((base) => folder.files.get(base) ?? '')]
        .map((path) => `${path} ${stamps.get(path)}`)
        .join('\n') + key;

    const page: Project['page'] = (name, options) => {
      const before = kept.get(name);
      if (before && before.key === keyOf(name, before.result.bases)) return before.result;
      const result = project.page(name, options);
      if (canKeep(result)) kept.set(name, { result, key: keyOf(name, result.bases) });
      return result;
    };
    return { ...project, page, reading: { ...project.reading, stampOf: (path) => stamps.get(path) } };
  };
}

/**
 * A problem can be about other pages, such as the nearest address to one that does not exist, and time changes a page with a
 * schedule.
 */
const canKeep = ({ problems, files, schedule, experiment }: PageResult) =>
  problems.length === 0 && files.length > 0 && !schedule && !experiment;

function stampsOf(paths: Iterable<string>): Map<string, string> {
  return new Map([...paths].map((path) => [path, sourceStamp(path) ?? '']));
}

/** Changes with all that pages share. Tables of pages are in `data/`. */
function sharedKey(
  folder: PageFolder,
  { media, hasTags, now }: Pick<SiteFiles['parts'], 'media' | 'hasTags' | 'now'>,
): string {
  const below = (parent: string, names: string[]) => names.map((name) => join(parent, name));
  const data = join(folder.root, 'data');
  const paths = [
    folder.site,
    ...folder.content.values(),
    ...below(data, pathsBelow(data)),
    ...below(folder.fonts, listFonts(folder.fonts)),
  ];
  return JSON.stringify([
    paths.map((path) => [path, sourceStamp(path)]),
    Array.from(media, ([name, { stamp }]) => [name, stamp]),
    [folder.duplicates, folder.misnamed, hasTags, folder.pages.size === 0],
    new Date(now).getUTCFullYear(),
  ]);
}

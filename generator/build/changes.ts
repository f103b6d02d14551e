import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRedirectTable, redirectsFile } from '../../schema/redirects.ts';
import { namesIn, pathsBelow } from '../lib/folder.ts';
import { shortHash } from '../lib/short-hash.ts';
import { hasTags } from '../load/has-tags.ts';
import { hasMatrix } from '../load/matrix/has-matrix.ts';
import { fileOf, isRow, type Matrix } from '../load/matrix/matrix.ts';
import { listFolder, type PageFolder } from '../load/page-folder.ts';
import { parseRoutesLock } from '../load/routes-lock.ts';
import { codeFingerprint, sourceStamp, stamp } from '../render/fingerprint.ts';
import { goneRoutes } from '../validate/routes/gone-routes.ts';
import {
  type DraftRecord,
  type Manifest,
  type PageRecord,
  readManifest,
  statesIn,
} from '../write/manifest.ts';
import { readUnfinished } from '../write/unfinished-build.ts';

/** The state of everything that pages are built from, by names, sizes, and times, which is fast to read. */
export interface Sources {
  folder: PageFolder;
  code: string;
  /** A hash of site.yaml without its redirects, the content files, the pictures, the fonts, the year, the names of files that `check` reports, and whether there are tags, which affect pages after forms. */
  shared: string;
  /** A hash of the redirects in site.yaml, which no page depends on. */
  redirects: string;
  /** A hash of the experiments that are over, and of the pictures of variants, which no page depends on; missing without any. */
  experiments?: string;
  /** Page name -> stamp of its file. */
  stamps: Map<string, string>;
  /** File that makes many pages -> hash of their names in order, because the first of near-duplicates is indexed. */
  rowOrders: Record<string, string>;
}

export interface Changes {
  sources: Sources;
  /** The manifest of the last build, if any. */
  previous: Manifest | undefined;
  /** The pages to build. */
  names: string[];
  /** The files whose pages have another order than at the last build. */
  reordered: string[];
  /** Pages of the last build that do not need to be built again, by name. */
  unchanged: ReadonlyMap<string, PageRecord>;
  /** Drafts of the last build that did not change. */
  unchangedDrafts: ReadonlyMap<string, DraftRecord>;
  /** Pages of the last build whose files no longer exist. */
  removed: string[];
  /** The pages that a killed build was publishing; see `readUnfinished`. */
  unfinished: string[] | undefined;
  /** Whether the last build is in place, with the same redirects and experiments that are over, and each published route still had a page or a redirect in it. */
  isInPlace: boolean;
  isUpToDate: boolean;
}

/** Compares the sources with those of the last build. @param now the current time (ms) */
export async function findChanges(configs: string, out: string, now: number): Promise<Changes> {
  const previous = readManifest(out);
  const sources = await readSources(configs, new Date(now).getUTCFullYear(), previous);
  const built = Object.entries(previous?.pages ?? {});
  const removed = built.flatMap(([name]) => (sources.stamps.has(name) ? [] : [name]));
  const areFilesAsBuilt = previous !== undefined && areAsBuilt(previous.files, out);
  const changed = changedPages(sources, previous, { out, areFilesAsBuilt });
  const unfinished = readUnfinished(out);
  const isComplete = areFilesAsBuilt && !unfinished;
  const hasSwitched = previous?.nextSwitch !== undefined && previous.nextSwitch <= now;
  const isInPlace =
    isComplete &&
    previous.redirects === sources.redirects &&
    previous.experiments === sources.experiments &&
    hasAllRoutes(sources.folder, previous, out);
  const reordered = Object.entries(sources.rowOrders).flatMap(([file, order]) =>
    previous?.rowOrders?.[file] === order ? [] : [file],
  );
  const isUpToDate = isInPlace && !hasSwitched && changed.length + removed.length + reordered.length === 0;
  const switched = isUpToDate
    ? []
    : built.flatMap(([name, record]) =>
        sources.stamps.has(name) && isInOtherState(record, now) ? [name] : [],
      );
  const names = [...new Set([...changed, ...switched])];
  const rebuilt = new Set(names);
  const unchanged = built.filter(([name]) => sources.stamps.has(name) && !rebuilt.has(name));
  const drafts = Object.entries(previous?.drafts ?? {}).filter(
    ([name]) => sources.stamps.has(name) && !rebuilt.has(name),
  );
  return {
    sources,
    previous,
    names,
    reordered,
    unchanged: new Map(unchanged),
    unchangedDrafts: new Map(drafts),
    removed,
    unfinished,
    isInPlace,
    isUpToDate,
  };
}

/**
 * Whether only rows of tables changed. A file is the same if one of its pages is, because their stamps change with it.
 */
export function onlyRowsChanged({ names, removed, unchanged }: Changes): boolean {
  const changed = [...names, ...removed];
  if (!changed.every(isRow)) return false;
  const files = new Set(changed.map(fileOf));
  for (const name of unchanged.keys()) {
    if (files.size === 0) break;
    if (isRow(name)) files.delete(fileOf(name));
  }
  return files.size === 0;
}

async function readSources(configs: string, year: number, previous: Manifest | undefined): Promise<Sources> {
  const listed = listFolder(configs);
  const stamps = new Map([...listed.files].map(([name, path]) => [name, sourceStamp(path) ?? '']));
  const isSingle = (name: string) => previous !== undefined && stampIn(previous, name) === stamps.get(name);
  const folder = await withRows(listed, isSingle);
  const rowOrders: Sources['rowOrders'] = {};
  for (const [name, matrix] of folder.matrices) {
    addRowStamps(matrix, stamps);
    rowOrders[name] = orderOf(matrix);
  }
  const assets = [folder.media, folder.fonts].flatMap((parent) =>
    pathsBelow(parent).map((path) => join(parent, path)),
  );
  const shared = createHash('sha256').update(`${year}`);
  const { rest, redirects } = splitSite(folder.site);
  shared.update(`${folder.site} ${rest}\n`);
  for (const path of [...folder.content.values(), ...assets]) shared.update(`${path} ${sourceStamp(path)}\n`);
  // Starting or stopping an experiment changes its pages.
  shared.update(textOf(folder.experimentLock));
  shared.update(JSON.stringify([folder.duplicates, folder.misnamed, hasTags(folder)]));
  const experiments = experimentsHash(folder);
  return {
    folder,
    code: codeFingerprint(),
    shared: shared.digest('hex').slice(0, 16),
    redirects: shortHash(redirects),
    ...(experiments !== undefined && { experiments }),
    stamps,
    rowOrders,
  };
}

function experimentsHash({ historyFile, pictures }: PageFolder): string | undefined {
  const history = textOf(historyFile);
  const stamps = namesIn(pictures).map((name) => `${name} ${sourceStamp(join(pictures, name))}`);
  return history === '' && stamps.length === 0
    ? undefined
    : shortHash([history, ...stamps.sort()].join('\n'));
}

/** The folder with a page for each row of its tables. The YAML reader is loaded only if there are any, because loading it takes as long as loading everything else. */
async function withRows(folder: PageFolder, isSingle: (name: string) => boolean): Promise<PageFolder> {
  if (![...folder.files].some(([name, path]) => !isSingle(name) && hasMatrix(path))) return folder;
  const [{ expandFolder }, { createYamlReader }] = await Promise.all([
    import('../load/matrix/expand-folder.ts'),
    import('../load/yaml/read-yaml.ts'),
  ]);
  return expandFolder(folder, createYamlReader(), isSingle);
}

/** Replaces the stamp of a file that makes many pages by one for each of them, which changes with the file and the row. */
function addRowStamps({ name, rows, table }: Matrix, stamps: Map<string, string>): void {
  if (rows.size === 0) return;
  const file = stamps.get(name) ?? '';
  stamps.delete(name);
  for (const [page, index] of rows)
    stamps.set(page, hash('sha1', `${file} ${JSON.stringify(table.row(index))}`, 'base64url').slice(0, 12));
}

function orderOf({ rows }: Matrix): string {
  const order = createHash('sha1');
  for (const page of rows.keys()) order.update(`${page}\n`);
  return order.digest('base64url').slice(0, 12);
}

/** The lines of `redirects` in site.yaml, and all others. A change of redirects must not build every page again. */
function splitSite(path: string): { rest: string; redirects: string } {
  let text: string;
  try {
    text = `${readFileSync(path, 'utf8')}\n`;
  } catch {
    return { rest: sourceStamp(path) ?? '', redirects: '' };
  }
  const redirects = /^redirects[ \t]*:.*\n(?:(?:[ \t].*|#.*|\r?)\n)*/m.exec(text)?.[0] ?? '';
  // Other lines can refer to an anchor.
  if (/(?:^|[\s:,[{])&\w/.test(redirects)) return { rest: text, redirects: '' };
  return { rest: text.replace(redirects, ''), redirects };
}

/** All pages if the code, a shared file, or an asset in the output changed since the last build; otherwise the changed pages. */
function changedPages(
  sources: Sources,
  previous: Manifest | undefined,
  { out, areFilesAsBuilt }: { out: string; areFilesAsBuilt: boolean },
): string[] {
  const names = [...sources.stamps.keys()];
  if (previous?.code !== sources.code || previous.shared !== sources.shared) return names;
  // The manifest does not record which pages use an asset, so writing it again takes preparing all pages.
  if (!areAsBuilt(previous.assets, join(out, 'assets'))) return names;
  const isChanged = (name: string): boolean => {
    const record = previous.pages[name];
    if (stampIn(previous, name) !== sources.stamps.get(name)) return true;
    const used = [...(record?.bases ?? []), ...(record?.variantPages ?? [])];
    return used.some((base) => stampIn(previous, base) !== sources.stamps.get(base));
  };
  const isBuilt = (name: string) =>
    Object.hasOwn(previous.drafts, name) ||
    (isAsBuilt(previous.pages[name], out) &&
      (areFilesAsBuilt || areStatesAsBuilt(previous, previous.pages[name], out)));
  return names.filter((name) => isChanged(name) || !isBuilt(name));
}

function stampIn({ pages, drafts }: Manifest, name: string): string | undefined {
  return (pages[name] ?? drafts[name])?.stamp;
}

/** Whether no file was changed or deleted since the build. @param stamps by path below the folder */
function areAsBuilt(stamps: Record<string, string>, folder: string): boolean {
  return Object.entries(stamps).every(([path, built]) => stamp(join(folder, path)) === built);
}

/** Whether each published route still has a page or a redirect. */
function hasAllRoutes({ lock }: PageFolder, { pages }: Manifest, out: string): boolean {
  const { routes, others } = parseRoutesLock(textOf(lock));
  const built = Object.values(pages).map(({ route }) => route);
  let table: ReadonlyMap<string, string> | undefined;
  const has = (key: string) => {
    table ??= readRedirectTable(textOf(join(out, redirectsFile)));
    return table.has(key);
  };
  return others.length === 0 && goneRoutes(routes.keys(), built, { has }).length === 0;
}

/** Files that cannot be read are reported when a build takes place. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Whether a page and its compressed sibling are unchanged since the build. */
function isAsBuilt(record: PageRecord | undefined, out: string): boolean {
  if (!record) return false;
  const path = join(out, record.out);
  return (stamp(path) ?? '') === record.outStamp && stamp(`${path}.br`) === record.packed;
}

/** Whether the states of a page are unchanged since the build. Those that no address shows are not published. */
function areStatesAsBuilt({ files }: Manifest, record: PageRecord | undefined, out: string): boolean {
  const isSame = (path: string) => files[path] === undefined || stamp(join(out, path)) === files[path];
  return statesIn(record ?? {}).every(
    ({ file }) => !file || (isSame(file.path) && isSame(`${file.path}.br`)),
  );
}

/** Whether a page shows something else now than at its build. */
function isInOtherState({ schedule, renditions }: PageRecord, now: number): boolean {
  if (!schedule && !renditions) return false;
  const all = [...(schedule ? [schedule.states] : []), ...Object.values(renditions ?? {})];
  return all.some(
    ([present, next]) =>
      (present !== undefined && present.from > now) || (next !== undefined && next.from <= now),
  );
}

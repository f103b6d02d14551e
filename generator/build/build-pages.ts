import { join } from 'node:path';
import type { Problem } from '../errors/problem.ts';
import { buildRenditions } from '../experiments/build-renditions.ts';
import { siteVariantProblems } from '../experiments/site-variant-problems.ts';
import { createSharer } from '../lib/intern.ts';
import { fileOf, isRow, routeOfRow } from '../load/matrix/matrix.ts';
import type { PageResult } from '../project/read-page.ts';
import { folderAssets } from '../render/document-assets.ts';
import { stamp } from '../render/fingerprint.ts';
import { createRenderer, type RenderedPage } from '../render/render-page.ts';
import { type RoutedPage, routedPage } from '../validate/routes/routed-page.ts';
import { createWarningCollector, type WarningCollector } from '../warnings/collect-warnings.ts';
import { pageFindings } from '../warnings/page-warnings.ts';
import { compactRecord, type DraftRecord, type PageRecord, type StateFile } from '../write/manifest.ts';
import { outPath } from '../write/out-path.ts';
import { budgetsOf } from './budgets.ts';
import type { BuildJob, Progress } from './build-job.ts';
import { type BuiltStates, buildStates, createStateFiles, type StateFiles } from './build-states.ts';
import { createGarbageCollector } from './collect-garbage.ts';
import { createRowIndexer, type RowIndexer, withSiblings } from './near-duplicates/index-rows.ts';
import type { SimilarPages } from './near-duplicates/similar-pages.ts';
import { createWeigher, type Weighed } from './weigh-pages.ts';

export interface BuiltPages {
  problems: Problem[];
  /** Of the pages that are built now, each looked at for itself. */
  warnings: WarningCollector;
  /** The pages whose records do not say all that a check needs: those with problems, those after them, and those with a window. */
  routed: RoutedPage[];
  records: Map<string, PageRecord>;
  /** The states of pages that change with time and are built now. */
  states: Pick<StateFiles, 'has'>;
  /** Drafts, which are not built, by name. */
  drafts: Map<string, DraftRecord>;
  /** The near-duplicates among the pages of each file that was built. */
  similar: ReadonlyMap<string, SimilarPages>;
  signatureOf: RowIndexer['signatureOf'];
  /** Frees the memory of a finished step of a large build. */
  collectGarbage: () => void;
  /** Waits for pages that are still being weighed. */
  weigh: () => Promise<Weighed>;
  /** The same for states, whose names are their paths. */
  weighStates: () => Promise<Weighed>;
}

const assetKinds = ['', '.br', '.gz'];

/** A mistake of a file that makes many pages is mostly the same on all of them. */
const maxRowProblems = 20;

/** A collection takes about 8 ms and frees about 10 MB. */
const pagesPerCollection = 250;

/**
 * Turns every changed page into HTML in the staging folder. Loads, validates, prepares, and renders one page at a time, so
 * memory use does not grow with the number of pages.
 */
export async function buildPages(job: BuildJob, progress: Progress): Promise<BuiltPages> {
  const { changes, project, staging, out } = job;
  const { sources, previous } = changes;
  const { site } = project.shared;
  const names = site ? changes.names : [];
  const renderPage = rendererOf(job);
  const budget = site ? budgetsOf(site).html : 0;
  const weigher = createWeigher(names.length, budget);
  const stateWeigher = createWeigher(names.length, budget);
  const states = createStateFiles(job, stateWeigher);
  const collectGarbage = createGarbageCollector();
  const share = createSharer();
  const rows = createRowIndexer(job);
  const pictureFiles = new Map<string, string[]>();
  const problemsOf = new Map<string, number>();
  const warnedRows = new Map<string, number>();
  const built: BuiltPages = {
    problems: [],
    warnings: createWarningCollector(),
    routed: [],
    records: new Map(),
    states,
    drafts: new Map(changes.unchangedDrafts),
    similar: rows.similar,
    signatureOf: rows.signatureOf,
    collectGarbage: names.length > pagesPerCollection ? collectGarbage : () => {},
    weigh: () => weigher.finish((route) => staging.read(outPath(route))),
    weighStates: () => stateWeigher.finish(staging.read),
  };
  const changed = new Set(names);
  for (const [index, name] of (site ? withSiblings(changes) : []).entries()) {
    if (!changed.has(name) && rows.keeps(name)) continue;
    if (index % pagesPerCollection === pagesPerCollection - 1) collectGarbage();
    if (index % 100 === 99) progress(`${index + 1}`);
    await buildPage(name);
  }
  built.collectGarbage();
  await buildNeighbors();
  return built;

  async function buildPage(name: string): Promise<void> {
    if ((problemsOf.get(fileOf(name)) ?? 0) >= maxRowProblems) {
      built.routed.push({ name, route: routeOfRow(name), links: [], written: () => project.page(name) });
      return;
    }
    const result = rows.indexed(name, project.page(name, { withDrafts: false }));
    if (result.isDraft) {
      built.drafts.set(name, { stamp: sources.stamps.get(name) ?? '', route: result.route });
      return;
    }
    if (result.problems.length > 0 && isRow(name))
      problemsOf.set(fileOf(name), (problemsOf.get(fileOf(name)) ?? 0) + 1);
    const { page, company, schedule } = result;
    const anchors = result.anchors && share(result.anchors);
    built.problems.push(...result.problems, ...siteVariantProblems(project, name, result));
    const links = share([...new Set(result.links.map(({ link }) => link))]);
    const { files, written } = result;
    const findings = pageFindings(result, name, site);
    const warned = warnedRows.get(fileOf(name)) ?? 0;
    if (written && findings && warned < maxRowProblems)
      built.warnings.add({ name, files, written }, findings);
    if (isRow(name) && findings && findings.length > 0) warnedRows.set(fileOf(name), warned + 1);
    // After the first problem nothing is published, so the remaining pages are only checked.
    const isChecked = !page || !anchors || built.problems.length > 0;
    if (isChecked || schedule?.window)
      built.routed.push({ ...routedPage(name, { ...result, anchors }, () => project.page(name)), links });
    if (isChecked) return;
    const timed = isTimed(schedule) ? statesOf(name, result) : undefined;
    const present = timed ? timed.present : renderPage(schedule?.states[0]?.page ?? page);
    const { tags } = page.frame.lazyScripts;
    const path = outPath(page.route);
    const last = previous?.pages[name];
    const isCurrent =
      last?.hash === present?.digest && last?.out === path && stamp(join(out, path)) === last.outStamp;
    // What is shown for a time can share its address with other pages, so publishing places it.
    if (present && !timed?.schedule.window) {
      weigher.add(page.route, present.html, likeOf(name));
      if (!isCurrent) await staging.add(path, present.html);
    }
    const tested = buildRenditions({ name, result, project, renderPage, addState: adderOf(name) });
    const assets = [...(timed?.assets ?? present?.assets ?? []), ...(tested?.assets ?? [])];
    const { experiment } = result;
    const record = {
      stamp: sources.stamps.get(name) ?? '',
      bases: share(result.bases),
      route: page.route,
      title: page.head.title,
      ...(result.formerly && { formerly: result.formerly }),
      indexed: page.head.indexed,
      siteLayout: page.frame.layout === 'site',
      out: path,
      outStamp: isCurrent ? last.outStamp : '',
      ...(isCurrent && { packed: last.packed }),
      hash: present?.digest ?? '',
      revision: present?.revision ?? '',
      links,
      anchors,
      pictures: picturesIn(assets),
      styleHash: present?.styleHash ?? '',
      ...(company && { company }),
      ...(tags && { tagSources: tags.sources }),
      ...(timed && { schedule: timed.schedule }),
      ...(experiment && { experiment: experiment.facts }),
      ...(experiment && experiment.pages.length > 0 && { variantPages: experiment.pages }),
      ...(tested && { renditions: tested.renditions }),
      ...(rows.isSigned(name) && { signature: 0 }),
    };
    built.records.set(name, compactRecord(record));
  }

  function statesOf(name: string, result: PageResult): BuiltStates {
    return buildStates(result, renderPage, adderOf(name));
  }

  function adderOf(name: string): (state: RenderedPage) => StateFile {
    return (state) => states.add(state, likeOf(name));
  }

  /**
   * Pages that share an address depend on each other, so all of them are built if one is. A page without a window at the address
   * of one that has one also gets a state.
   */
  async function buildNeighbors(): Promise<void> {
    const { unchanged, removed } = changes;
    if (built.problems.length > 0 || !all().some(([, { schedule }]) => schedule)) return;
    const touched = new Set(built.records.values().map(({ out }) => out));
    for (const name of [...names, ...removed]) touched.add(previous?.pages[name]?.out ?? '');
    for (const [name, { schedule, out }] of unchanged)
      if (schedule && touched.has(out)) await buildPage(name);
    const windowed = new Set<string>();
    for (const [, { schedule, out }] of all()) if (schedule?.window && touched.has(out)) windowed.add(out);
    const replaced = new Set<string>();
    for (const [name, { schedule, out }] of all()) if (!schedule && windowed.has(out)) replaced.add(name);
    for (const name of replaced) {
      if (!built.records.has(name)) await buildPage(name);
      const record = built.records.get(name);
      if (record) record.schedule = statesOf(name, project.page(name)).schedule;
    }
  }

  function* all(): Generator<[name: string, record: PageRecord]> {
    yield* changes.unchanged;
    yield* built.records;
  }

  function picturesIn(assets: Iterable<string>): string[] {
    return share([...assets].flatMap((name) => pictureFiles.getOrInsertComputed(name, filesOf)));
  }

  /** A picture and its compressed forms; none for any other asset. */
  function filesOf(name: string): string[] {
    return assetKinds.map((kind) => name + kind).filter((file) => project.pictures.has(file));
  }
}

/** Rows differ in a few texts, so the longest of a file's pages are weighed. */
const likeOf = (name: string) => (isRow(name) ? fileOf(name) : undefined);

/** Whether a page changes from now on. */
function isTimed(schedule: PageResult['schedule']): boolean {
  return schedule !== undefined && (schedule.window !== undefined || schedule.states.length > 1);
}

function rendererOf({ bundle, changes, project }: BuildJob) {
  const { render } = bundle;
  const assets = folderAssets(bundle, { theme: project.theme, folder: changes.sources.folder });
  return createRenderer(render, assets, project.theme);
}

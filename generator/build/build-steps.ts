import type { Site } from '../../schema/generated/types.ts';
import { paletteOf } from '../artwork/palette.ts';
import { ProblemsError } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';
import type { Project } from '../project/project.ts';
import { createRenderer } from '../render/render-page.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { siteIcons } from '../write/icons.ts';
import { type PageRecord, picturesOf } from '../write/manifest.ts';
import { portalPage } from '../write/portal-page.ts';
import { cspHash } from '../write/site-files.ts';
import type { Staging } from '../write/staging.ts';
import { brotliSize, budgetsOf, weightTable } from './budgets.ts';
import { type BuiltPages, buildPages } from './build-pages.ts';
import type { Changes } from './changes.ts';
import { fontBytes, siteProblems } from './check-site.ts';
import { publishAssets } from './publish-assets.ts';
import { publishSite } from './publish-site.ts';
import type { Weight } from './weigh-pages.ts';

export { openProject } from '../project/project.ts';
export { loadSiteBundle } from '../render/site-bundle.ts';
export { createStaging } from '../write/staging.ts';

/** The input of every build step. */
export interface BuildJob {
  configs: string;
  out: string;
  /** The current time (ms). */
  now: number;
  changes: Changes;
  bundle: SiteBundle;
  project: Project;
  staging: Staging;
}

/** A site without problems. */
export interface CheckedSite {
  site: Site;
  weights: Weight[];
  /** Brotli-compressed pages by route. */
  packed: ReadonlyMap<string, Uint8Array>;
  weightRatio: number | undefined;
}

/** Turns every changed page into HTML in the staging folder. */
export function buildChangedPages(job: BuildJob, progress: (text: string) => void): Promise<BuiltPages> {
  const { changes, bundle, project, staging, out } = job;
  const { sources, previous, names } = changes;
  const { site } = project.shared;
  const { boot, runtime, lazyModules, render } = bundle;
  const { preloadFonts, deferredStyles } = render;
  const icons = siteIcons(sources.folder.media);
  const assets = { boot, runtime, lazyModules, preloadFonts, deferredStyles, icons };
  const isSameCode = previous?.code === sources.code && previous.shared === sources.shared;
  return buildPages({
    names: site ? names : [],
    project,
    renderPage: createRenderer(render, assets, paletteOf(site?.brand.colors)),
    staging,
    out,
    previous: (name) => previous?.pages[name],
    stampOf: (name) => sources.stamps.get(name) ?? '',
    budget: site ? budgetsOf(site).html : 0,
    weightRatio: isSameCode ? previous.weightRatio : undefined,
    progress,
  });
}

/** @throws ProblemsError with the problems found by this step and the steps before it */
export async function checkSite(job: BuildJob, built: BuiltPages): Promise<CheckedSite> {
  const { configs, project, bundle } = job;
  const weighed = await built.weighed();
  const problems = siteProblems({ configs, project, bundle, built, weighed, unchanged: unchangedPages(job) });
  const { site } = project.shared;
  if (problems.length > 0 || !site) throw new ProblemsError(problems);
  return { site, ...weighed };
}

export function publishPictures(
  job: BuildJob,
  { records }: BuiltPages,
  progress: (text: string) => void,
): Promise<void> {
  const { out, bundle, project, changes } = job;
  const inUse = picturesOf([...unchangedPages(job).values(), ...records.values()]);
  return publishAssets({
    out,
    bundle,
    pictures: [...project.pictures.values()].filter(({ name }) => inUse.has(name)),
    previous: changes.previous?.assets ?? {},
    progress,
  });
}

/** @returns how many pages were written */
export function publishPages(job: BuildJob, built: BuiltPages, checked: CheckedSite): Promise<number> {
  const { out, now, changes, bundle, staging } = job;
  const { sources, previous, unfinished = [] } = changes;
  const { site, packed, weightRatio } = checked;
  const { media } = sources.folder;
  return publishSite({
    out,
    site,
    media,
    staging,
    previous,
    unfinished,
    unchanged: unchangedPages(job),
    built: built.records,
    packed,
    assetNames: bundle.assetNames,
    scriptHashes: [cspHash(bundle.boot)],
    portal: portalPage(bundle.render, { site, media, script: bundle.portal, now }),
    state: { code: sources.code, shared: sources.shared, weightRatio },
    now,
  });
}

export function summary({ changes, bundle, out }: BuildJob, weights: Weight[], written: number): string {
  const { sources, removed } = changes;
  const table = weightTable(weights, brotliSize(bundle.boot), fontBytes(bundle));
  const removedCount = removed.length > 0 ? `, ${removed.length} removed` : '';
  return `\n${table}\n\n${sources.stamps.size} pages in ${displayPath(out)}, ${written} written${removedCount}.`;
}

/** Pages of the last build that do not need to be built again. */
function unchangedPages({ changes }: BuildJob): Map<string, PageRecord> {
  const { previous, sources, names } = changes;
  const changed = new Set(names);
  const records = Object.entries(previous?.pages ?? {});
  return new Map(records.filter(([name]) => sources.stamps.has(name) && !changed.has(name)));
}

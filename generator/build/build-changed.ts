import { statSync } from 'node:fs';
import { join } from 'node:path';
import { paletteOf } from '../artwork/palette.ts';
import type { Steps } from '../commands/steps.ts';
import { unique } from '../errors/deduplicate.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import { type Problem, ProblemsError } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';
import { openProject, type Project } from '../project/project.ts';
import { createRenderer } from '../render/render-page.ts';
import { loadSiteBundle, type SiteBundle } from '../render/site-bundle.ts';
import { checkArtwork } from '../validate/check-artwork.ts';
import { checkRoutes } from '../validate/routes/check-routes.ts';
import type { RoutedPage } from '../validate/routes/routed-page.ts';
import { siteIcons } from '../write/icons.ts';
import { type Manifest, type PageRecord, picturesOf } from '../write/manifest.ts';
import { portalPage } from '../write/portal-page.ts';
import { cspHash } from '../write/site-files.ts';
import { createStaging } from '../write/staging.ts';
import { brotliSize, budgetsOf, kilobytes, weightTable } from './budgets.ts';
import { type BuiltPages, buildPages } from './build-pages.ts';
import type { Sources } from './changes.ts';
import { publishAssets } from './publish-assets.ts';
import { publishSite } from './publish-site.ts';

export interface BuildChangedOptions {
  sources: Sources;
  before: Manifest | undefined;
  /** The pages to build, and the ones whose files are gone. */
  names: string[];
  removed: string[];
  /** See `readUnfinished`. */
  unfinished: string[] | undefined;
  configs: string;
  out: string;
  now: number;
  steps: Steps;
}

/** The part of a build that runs when something changed, step by step. */
export async function buildChanged(
  options: BuildChangedOptions,
): Promise<{ pages: number; written: number }> {
  const { sources, before, configs, out, now, steps, names, removed } = options;
  const isWhole = before?.code !== sources.code || before.shared !== sources.shared;
  const bundle = await steps.step('building the code', () => loadSiteBundle(sources.code));
  const project = await steps.step('reading site and content', () =>
    openProject(configs, new Date(now).getUTCFullYear()),
  );
  const staging = createStaging(out);
  try {
    const built = await steps.step(`making ${names.length} pages`, (progress) => {
      const icons = siteIcons(sources.folder.media);
      const { boot, runtime, lazyModules, render } = bundle;
      const { preloadFonts, deferredStyles } = render;
      return buildPages({
        names: project.shared.site ? names : [],
        project,
        renderPage: createRenderer(
          render,
          { boot, runtime, lazyModules, preloadFonts, deferredStyles, icons },
          paletteOf(project.shared.site?.brand.colors),
        ),
        staging,
        out,
        before: (name) => before?.pages[name],
        stampOf: (name) => sources.stamps.get(name) ?? '',
        budget: project.shared.site ? budgetsOf(project.shared.site).html : 0,
        weightRatio: isWhole ? undefined : before?.weightRatio,
        progress,
      });
    });
    const kept = Object.entries(before?.pages ?? {}).filter(
      ([name]) => sources.stamps.has(name) && !names.includes(name),
    );
    const { weighed, problems } = await steps.step('checking links and budgets', async () => {
      const weighed = await built.weighed();
      const problems = [
        ...project.sharedProblems,
        ...built.problems,
        ...weighed.problems,
        ...checkAll(project, built, kept),
        ...checkSharedBudgets(project, bundle),
        ...(sources.stamps.size === 0 ? [noPages(configs)] : []),
        ...(project.shared.site ? checkArtwork(configs) : []),
      ];
      return { weighed, problems };
    });
    if (problems.length > 0) throw new ProblemsError(unique(problems));
    const { site } = project.shared;
    if (!site) throw new ProblemsError(project.sharedProblems);

    const inUse = picturesOf([...kept.map(([, record]) => record), ...built.records.values()]);
    await steps.step('pictures and fonts', (progress) =>
      publishAssets({
        out,
        bundle,
        pictures: [...project.pictures.values()].filter(({ name }) => inUse.has(name)),
        before: before?.assets ?? {},
        progress,
      }),
    );
    const written = await steps.step('publishing', () =>
      publishSite({
        out,
        site,
        media: sources.folder.media,
        staging,
        before,
        unfinished: options.unfinished ?? [],
        kept: new Map(kept),
        built: built.records,
        packed: weighed.packed,
        assetNames: bundle.assetNames,
        scriptHashes: [cspHash(bundle.boot)],
        portal: portalPage(bundle.render, { site, media: sources.folder.media, script: bundle.portal, now }),
        state: { code: sources.code, shared: sources.shared, weightRatio: weighed.weightRatio },
        now,
      }),
    );
    steps.note(`\n${weightTable(weighed.weights, brotliSize(bundle.boot), fontBytes(bundle))}\n`);
    steps.note(
      `${sources.stamps.size} pages in ${displayPath(out)}, ${written} written${removed.length > 0 ? `, ${removed.length} removed` : ''}.`,
    );
    return { pages: sources.stamps.size, written };
  } finally {
    await staging.discard();
  }
}

function checkAll(project: Project, built: BuiltPages, kept: [string, PageRecord][]): Problem[] {
  const unchanged = kept.map(
    ([name, record]): RoutedPage => ({
      name,
      route: record.route,
      indexed: record.indexed,
      anchors: record.anchors,
      links: record.links,
      written: () => project.page(name),
    }),
  );
  const fileOf = (name: string) => displayPath(project.folder.pages.get(name) ?? name);
  return checkRoutes([...unchanged, ...built.routed], project.sharedUses, fileOf);
}

function checkSharedBudgets({ shared }: Project, bundle: SiteBundle): Problem[] {
  if (!shared.site) return [];
  const budgets = budgetsOf(shared.site);
  const weights = { script: brotliSize(bundle.boot), fonts: fontBytes(bundle) };
  return (['script', 'fonts'] as const)
    .filter((what) => weights[what] > budgets[what])
    .map((what) => {
      const data = {
        route: 'every page',
        what,
        weight: kilobytes(weights[what]),
        budget: kilobytes(budgets[what]),
      };
      return locate(finding('OverBudget', data, ['budgets', what]), [shared.siteFile]);
    });
}

/** All fonts together; browsers fetch every one of them on every page. */
function fontBytes({ assetFolder, assetNames }: SiteBundle): number {
  const fonts = assetNames.filter((name) => name.endsWith('.woff2'));
  return fonts.reduce((sum, name) => sum + statSync(join(assetFolder, name)).size, 0);
}

function noPages(configs: string): Problem {
  return locate(finding('NoPages', { folder: displayPath(configs) }, []), [
    { file: displayPath(configs), text: '' },
  ]);
}

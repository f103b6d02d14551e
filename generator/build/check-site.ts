import { statSync } from 'node:fs';
import { join } from 'node:path';
import { deduplicate } from '../errors/deduplicate.ts';
import { finding } from '../errors/finding.ts';
import { fileProblem, locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';
import type { Project } from '../project/project.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { checkArtwork } from '../validate/check-artwork.ts';
import { checkRoutes } from '../validate/routes/check-routes.ts';
import type { RoutedPage } from '../validate/routes/routed-page.ts';
import type { PageRecord } from '../write/manifest.ts';
import { brotliSize, budgetsOf, kilobytes } from './budgets.ts';
import type { BuiltPages, WeighedPages } from './build-pages.ts';

interface SiteToCheck {
  configs: string;
  project: Project;
  bundle: SiteBundle;
  built: BuiltPages;
  weighed: WeighedPages;
  /** Pages that this build does not build, by name. */
  unchanged: ReadonlyMap<string, PageRecord>;
}

/** The problems of the whole site. */
export function siteProblems({
  configs,
  project,
  bundle,
  built,
  weighed,
  unchanged,
}: SiteToCheck): Problem[] {
  return deduplicate([
    ...project.sharedProblems,
    ...built.problems,
    ...weighed.problems,
    ...routeProblems(project, built, unchanged),
    ...sharedBudgetProblems(project, bundle),
    ...(project.folder.pages.size === 0 ? [noPages(configs)] : []),
    ...(project.shared.site ? checkArtwork(configs) : []),
  ]);
}

function routeProblems(
  project: Project,
  built: BuiltPages,
  unchanged: ReadonlyMap<string, PageRecord>,
): Problem[] {
  const others = [...unchanged].map(
    ([name, { route, indexed, anchors, links }]): RoutedPage => ({
      name,
      route,
      indexed,
      anchors,
      links,
      written: () => project.page(name),
    }),
  );
  const fileOf = (name: string) => displayPath(project.folder.pages.get(name) ?? name);
  return checkRoutes([...others, ...built.routed], project.sharedUses, fileOf);
}

function sharedBudgetProblems({ shared }: Project, bundle: SiteBundle): Problem[] {
  const { site, siteFile } = shared;
  if (!site) return [];
  const budgets = budgetsOf(site);
  const weights = { script: brotliSize(bundle.boot), fonts: fontBytes(bundle) };
  return (['script', 'fonts'] as const)
    .filter((what) => weights[what] > budgets[what])
    .map((what) => {
      const [weight, budget] = [kilobytes(weights[what]), kilobytes(budgets[what])];
      const data = { route: 'Every page', what, weight, budget };
      return locate(finding('OverBudget', data, ['budgets', what]), [siteFile]);
    });
}

/** Every page loads all fonts. */
export function fontBytes({ assetFolder, assetNames }: SiteBundle): number {
  const fonts = assetNames.filter((name) => name.endsWith('.woff2'));
  return fonts.reduce((sum, name) => sum + statSync(join(assetFolder, name)).size, 0);
}

function noPages(configs: string): Problem {
  const folder = displayPath(configs);
  return fileProblem(folder, 'NoPages', { folder });
}

import { statSync } from 'node:fs';
import type { Site } from '../../schema/generated/types.ts';
import { siteAssets } from '../brand/fonts/font-assets.ts';
import { deduplicate } from '../errors/deduplicate.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import { type Problem, ProblemsError } from '../errors/problem.ts';
import { checkExperiments } from '../experiments/check-experiments.ts';
import { displayPath } from '../paths.ts';
import type { Project } from '../project/project.ts';
import { staffFontPrefix } from '../render/entry-points.ts';
import { checkArtwork } from '../validate/check-artwork.ts';
import { checkRoutes } from '../validate/routes/check-routes.ts';
import type { RoutedPage } from '../validate/routes/routed-page.ts';
import { type PageRecord, statesIn } from '../write/manifest.ts';
import { brotliSize, budgetsOf, kilobytes } from './budgets.ts';
import type { BuildJob } from './build-job.ts';
import type { BuiltPages } from './build-pages.ts';
import type { Weighed, Weight } from './weigh-pages.ts';

/** A site without problems. */
export interface CheckedSite extends Weighed {
  site: Site;
  /** Brotli-compressed states by path, as `packed`. */
  packedStates: Weighed['packed'];
}

/** @throws ProblemsError with the problems found by this step and the steps before it */
export async function checkSite(job: BuildJob, built: BuiltPages): Promise<CheckedSite> {
  const { configs, project } = job;
  const { shared, sharedProblems } = project;
  const weighed = await built.weigh();
  const states = await built.weighStates();
  const problems = deduplicate([
    ...sharedProblems,
    ...built.problems,
    ...overBudget(project, built.records, [...weighed.weights, ...states.weights]),
    ...(hasSameAddresses(job, built) ? [] : routeProblems(job, built)),
    ...(built.problems.length === 0 ? experimentProblems(job, built) : []),
    ...sharedBudgetProblems(job),
    ...(shared.site ? checkArtwork(configs) : []),
  ]);
  if (problems.length > 0 || !shared.site) throw new ProblemsError(problems);
  const weights = heaviest([...weighed.weights, ...withRoutes(states.weights, built.records)]);
  return { site: shared.site, ...weighed, weights, packedStates: states.packed };
}

/** The weights of states, with the routes of their pages in place of their paths. */
function withRoutes(states: readonly Weight[], records: BuiltPages['records']): Weight[] {
  if (states.length === 0) return [];
  const routes = new Map<string, string>();
  for (const record of records.values())
    for (const { file } of statesIn(record)) if (file) routes.set(file.path, record.route);
  return states.map((weight) => ({ ...weight, route: routes.get(weight.route) ?? weight.route }));
}

/** Of each page in its states. */
function heaviest(weights: readonly Weight[]): Weight[] {
  const byRoute = new Map<string, Weight>();
  for (const weight of weights) {
    const other = byRoute.get(weight.route);
    if (!other || other.brotli < weight.brotli) byRoute.set(weight.route, weight);
  }
  return [...byRoute.values()];
}

/**
 * Whether nothing that the check of all addresses looks at changed since the last build, which had no problems. On a large site
 * this check takes as long as building a hundred pages.
 */
function hasSameAddresses({ changes }: BuildJob, { records, routed, drafts }: BuiltPages): boolean {
  const { previous, sources, removed, isInPlace } = changes;
  if (!previous || !isInPlace || previous.code !== sources.code || previous.shared !== sources.shared)
    return false;
  // Pages with problems, and those that change with time.
  if (routed.length > 0 || previous.nextSwitch !== undefined || removed.length > 0) return false;
  const isSame = ([name, record]: [string, PageRecord]) =>
    addressText(record) === addressText(previous.pages[name]);
  return drafts.size === 0 && Object.keys(previous.drafts).length === 0 && records.entries().every(isSame);
}

/** What the check of all addresses looks at. */
function addressText(record: PageRecord | undefined): string {
  const { route, formerly, anchors, indexed, siteLayout, links, bases, schedule } = record ?? {};
  return JSON.stringify([route, formerly, anchors, indexed, siteLayout, links, bases, schedule?.window]);
}

function routeProblems({ project, changes, now }: BuildJob, built: BuiltPages): Problem[] {
  const others = [...changes.unchanged].filter(([name]) => !built.records.has(name));
  const given = new Set(built.routed.map(({ name }) => name));
  const own = [...built.records].filter(([name]) => !given.has(name));
  const recorded = [...others, ...own].map(([name, record]): RoutedPage => {
    const { route, formerly, anchors, indexed, siteLayout, links, bases, schedule } = record;
    const { window, leadsTo: then } = schedule ?? {};
    // biome-ignore format: one line
    return {
      name, route, formerly, anchors, indexed, siteLayout, links, bases, window, then,
      written: () => project.page(name),
    };
  });
  const drafts = Array.from(built.drafts, ([name, { route }]) => ({
    route,
    file: displayPath(project.folder.pages.get(name) ?? name),
  }));
  return checkRoutes([...recorded, ...built.routed], project.sharedUses, {
    lock: project.lock,
    drafts,
    now,
  });
}

function experimentProblems({ project, changes }: BuildJob, { records }: BuiltPages): Problem[] {
  const { shared, siteExperiment } = project;
  const pages = new Map([...changes.unchanged, ...records]);
  const all = [...pages].flatMap(([name, { experiment: facts }]) =>
    facts ? [{ facts, file: () => project.page(name).files[0] }] : [],
  );
  if (siteExperiment) all.push({ facts: siteExperiment.facts, file: () => shared.siteFile });
  return checkExperiments(all, project);
}

function overBudget({ shared, page }: Project, records: BuiltPages['records'], weights: Weight[]): Problem[] {
  const budget = shared.site ? budgetsOf(shared.site).html : 0;
  const heavy = new Map(
    weights.filter(({ brotli }) => brotli > budget).map((one) => [one.route, one.brotli]),
  );
  return [...records].flatMap(([name, record]) => {
    const { route, schedule } = record;
    const names = [...(schedule ? [] : [route]), ...statesIn(record).map(({ file }) => file?.path ?? '')];
    const weight = Math.max(...names.map((name) => heavy.get(name) ?? 0));
    if (weight <= budget) return [];
    const data = { route, what: 'html', weight: kilobytes(weight), budget: kilobytes(budget) };
    return [locate(finding('OverBudget', data, ['route']), page(name).files)];
  });
}

function sharedBudgetProblems(job: BuildJob): Problem[] {
  const { site, siteFile } = job.project.shared;
  if (!site) return [];
  const budgets = budgetsOf(site);
  const weights = { script: brotliSize(job.bundle.boot), fonts: fontBytes(job) };
  return (['script', 'fonts'] as const)
    .filter((what) => weights[what] > budgets[what])
    .map((what) => {
      const [weight, budget] = [kilobytes(weights[what]), kilobytes(budgets[what])];
      const data = { route: 'Every page', what, weight, budget };
      return locate(finding('OverBudget', data, ['budgets', what]), [siteFile]);
    });
}

/** Every page loads all fonts, except those that only staff pages have. */
export function fontBytes({ bundle, project }: BuildJob): number {
  const assets = [...siteAssets(bundle, project.theme.fonts)];
  const fonts = assets.filter(([name]) => name.endsWith('.woff2') && !name.startsWith(staffFontPrefix));
  return fonts.reduce((sum, [, path]) => sum + statSync(path).size, 0);
}

import type { PreparedPage } from '../../site/prepared-page.ts';
import type { Project } from '../project/project.ts';
import type { PageResult } from '../project/read-page.ts';
import type { RenderedPage, RenderPage } from '../render/render-page.ts';
import type { PageState } from '../schedule/page-schedule.ts';
import type { RecordedState, StateFile } from '../write/manifest.ts';
import { control } from './experiment-facts.ts';
import { withHeadOf } from './read-experiment.ts';

/** The renditions of a page by what they show, such as `footer:new lp8-price:control`, each with its states. */
export type Renditions = Record<string, RecordedState[]>;

export interface BuiltRenditions {
  renditions: Renditions;
  /** Names below assets/ that they refer to. */
  assets: Set<string>;
}

interface Parts {
  name: string;
  /** The page as it is. */
  result: PageResult;
  project: Pick<Project, 'running' | 'siteExperiment'>;
  renderPage: RenderPage;
  addState: (state: RenderedPage) => StateFile;
}

/** A running experiment with what a page shows in each of its variants, the control first. */
interface Tested<Variant> {
  name: string;
  layer: string | undefined;
  variants: ReadonlyMap<string, Variant>;
}

/** A page without problems. */
type Shown = Pick<PageResult, 'page' | 'schedule' | 'experiment'>;

/**
 * Renders a page once for each combination of variants of its running experiments, the one of the page and the one of site.yaml.
 * @returns undefined for a page that no running experiment changes
 */
export function buildRenditions(parts: Parts): BuiltRenditions | undefined {
  const { result, project, renderPage, addState } = parts;
  const ofPage = pageExperiment(result, project);
  const ofSite = siteExperiment(parts);
  if (!ofPage && !ofSite) return undefined;
  const renditions: Renditions = {};
  const assets = new Set<string>();
  for (const [variant, siteVariant] of combinations(ofPage, ofSite)) {
    const shown = (siteVariant !== undefined && ofSite?.variants.get(siteVariant)) || result;
    const own =
      variant === undefined || variant === control ? shown : shown.experiment?.variants.get(variant);
    if (!own) continue;
    const names = [nameOf(ofPage, variant), nameOf(ofSite, siteVariant)].flatMap((name) => name ?? []);
    const key = names.sort().join(' ');
    renditions[key] = statesOf(own).map(({ from, page }) => {
      const rendered = page && renderPage(page, key);
      for (const asset of rendered?.assets ?? []) assets.add(asset);
      return { from, ...(rendered && { file: addState(rendered) }) };
    });
  }
  return { renditions, assets };
}

const nameOf = (tested: Tested<unknown> | undefined, variant: string | undefined) =>
  tested && variant !== undefined ? `${tested.name}:${variant}` : undefined;

function pageExperiment(
  { experiment }: PageResult,
  { running }: Parts['project'],
): Tested<string> | undefined {
  const { name } = experiment?.facts ?? {};
  const entry = name === undefined ? undefined : running.running.get(name);
  if (!experiment || name === undefined || !entry) return undefined;
  const ids = [control, ...experiment.variants.keys()];
  return { name, layer: entry.layer?.name, variants: new Map(ids.map((id) => [id, id])) };
}

/** The experiment of site.yaml, if the page looks different in one of its variants. */
function siteExperiment({ name, result, project, renderPage }: Parts): Tested<Shown> | undefined {
  const { siteExperiment: site, running } = project;
  const entry = site && running.running.get(site.facts.name);
  if (!site || !entry) return undefined;
  const variants = new Map<string, Shown>([[control, result]]);
  for (const [id, read] of site.pages) variants.set(id, withHead(read(name, { withDrafts: false }), result));
  const looks = new Set([...variants.values()].map((shown) => looksOf(shown, renderPage)));
  return looks.size > 1 ? { name: site.facts.name, layer: entry.layer?.name, variants } : undefined;
}

/** What a page shows now and later, as one text. */
function looksOf(shown: Shown, renderPage: RenderPage): string {
  const looks = statesOf(shown).map(({ from, page }) => [from, page && renderPage(page).digest]);
  return JSON.stringify(looks);
}

/** Search engines know the page by the head of the control. */
function withHead({ page, schedule, experiment }: PageResult, { page: original }: PageResult): Shown {
  if (!page || !original) return {};
  const states = schedule?.states.map(({ from, page }) => ({
    from,
    ...(page && { page: withHeadOf(original.head, page) }),
  }));
  return {
    page: withHeadOf(original.head, page),
    ...(schedule && states && { schedule: { ...schedule, states } }),
    ...(experiment && { experiment }),
  };
}

function statesOf({
  page,
  schedule,
}: {
  page?: PreparedPage;
  schedule?: { states: PageState[] };
}): PageState[] {
  return schedule && schedule.states.length > 0 ? schedule.states : [{ from: 0, ...(page && { page }) }];
}

/**
 * The variants that visitors can see together: of each experiment one, or none for those whom its layer leaves to another
 * experiment. Those who are in none see the page itself.
 */
function combinations(
  one: Tested<unknown> | undefined,
  other: Tested<unknown> | undefined,
): [string | undefined, string | undefined][] {
  const isExclusive = one?.layer !== undefined && one.layer === other?.layer;
  const choices = (tested: Tested<unknown> | undefined) => [
    ...(tested?.variants.keys() ?? []),
    ...(!tested || tested.layer !== undefined ? [undefined] : []),
  ];
  return choices(one)
    .flatMap((first) =>
      choices(other).map((second): [string | undefined, string | undefined] => [first, second]),
    )
    .filter(([first, second]) => {
      const count = [first, second].filter((choice) => choice !== undefined).length;
      return count === 1 || (count === 2 && !isExclusive);
    });
}

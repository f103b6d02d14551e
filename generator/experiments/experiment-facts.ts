import type { Experiment, ExperimentPlan, SiteExperiment } from '../../schema/generated/types.ts';
import { experimentDefaults } from '../prepare/defaults.ts';
import { contentHash } from './content-hash.ts';

/** The id of what visitors see without the experiment. */
export const control = 'control';

/** An experiment as its file states it, with all defaults, and what its variants show. */
export interface ExperimentFacts {
  name: string;
  /** The name of its page; empty for the experiment of site.yaml. */
  page: string;
  hypothesis: string;
  /** Id of each variant, the control first -> its title. */
  titles: Record<string, string>;
  /** Percentage of the visitors, by variant; up to two decimals. */
  split: Record<string, number>;
  metric: NonNullable<Experiment['metric']>;
  /** Smallest relative effect worth having, in percent. */
  worthHaving: number;
  /** Milliseconds, and percentage points. */
  guardrails: { lcp: number; spam: number; refunds: number };
  layer?: string;
  /** Visits of all variants, whole days, and the percentage of visits that ended in success before. */
  plan?: ExperimentPlan;
  /** Hash of what each variant shows, by id; see `contentHash`. */
  contents: Record<string, string>;
  /** What a variant changes: `sections.hero`, `nav`, `forms`. */
  changes: string[];
}

interface FactParts {
  experiment: Experiment | SiteExperiment;
  page: string;
  /** The merged data of each variant, by id, the control first. */
  contents: ReadonlyMap<string, unknown>;
  changes: readonly string[];
}

export function experimentFacts({ experiment, page, contents, changes }: FactParts): ExperimentFacts {
  const { name, hypothesis, variants, metric, worthHaving, guardrails, layer, plan } = experiment;
  const ids = [control, ...Object.keys(variants)];
  const titles = ids.map((id) => [id, variants[id]?.title ?? 'Control']);
  const hashes = Array.from(contents, ([id, content]) => [id, contentHash(content)]);
  return {
    name,
    page,
    hypothesis,
    titles: Object.fromEntries(titles),
    split: experiment.split ? inOrder(experiment.split, ids) : equalParts(ids),
    metric: metric ?? experimentDefaults.metric,
    worthHaving: worthHaving ?? experimentDefaults.worthHaving,
    guardrails: { ...experimentDefaults.guardrails, ...guardrails },
    ...(layer && { layer }),
    ...(plan && { plan }),
    contents: Object.fromEntries(hashes),
    changes: [...new Set(changes)].sort(),
  };
}

function inOrder(split: Readonly<Record<string, number>>, ids: readonly string[]): Record<string, number> {
  return Object.fromEntries(ids.map((id) => [id, split[id] ?? 0]));
}

/** Hundredths of a percent that are left over go to the first ones: three parts are 33.34, 33.33, and 33.33. */
export function equalParts(ids: readonly string[]): Record<string, number> {
  const part = Math.floor(10_000 / ids.length);
  const left = 10_000 - part * ids.length;
  return Object.fromEntries(ids.map((id, index) => [id, (part + (index < left ? 1 : 0)) / 100]));
}

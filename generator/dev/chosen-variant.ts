import type { ExperimentFacts } from '../experiments/experiment-facts.ts';
import type { Project } from '../project/project.ts';
import type { PageResult } from '../project/read-page.ts';
import { withNoteBar } from './note-bar.ts';
import { escaped } from './tools/html.ts';

/** What a page shows, and what can be chosen. */
export interface ChosenVariant {
  shown: Pick<PageResult, 'preview' | 'schedule'>;
  /** The experiments of the page and of the site, each with the variant that is shown. */
  experiments: { facts: ExperimentFacts; variant: string }[];
}

/**
 * A page in the variants that an author asks for, running or not.
 * @param asked ids of variants, or with the experiment: `lp8-price:price`
 */
export function chosenVariant(
  { siteExperiment }: Pick<Project, 'siteExperiment'>,
  { name, result }: { name: string; result: PageResult },
  asked: readonly string[],
): ChosenVariant {
  const chosen = (facts: ExperimentFacts) =>
    Object.keys(facts.titles).find((id) => asked.includes(id) || asked.includes(`${facts.name}:${id}`)) ??
    'control';
  const ofSite = siteExperiment && { facts: siteExperiment.facts, variant: chosen(siteExperiment.facts) };
  const base = (ofSite && siteExperiment?.pages.get(ofSite.variant)?.(name)) ?? result;
  const { experiment } = base;
  const ofPage = experiment && { facts: experiment.facts, variant: chosen(experiment.facts) };
  const variant = ofPage && experiment.variants.get(ofPage.variant);
  return {
    shown: variant
      ? { preview: variant.page, ...(variant.schedule && { schedule: variant.schedule }) }
      : base,
    experiments: [ofPage, ofSite].flatMap((one) => one ?? []),
  };
}

/** Says above a page which variants it has, with a link to each. */
export function withVariantNote(html: string, experiments: ChosenVariant['experiments']): string {
  if (experiments.length === 0) return html;
  const notes = experiments.map(({ facts, variant }) => {
    const links = Object.entries(facts.titles).map(([id, title]) =>
      id === variant
        ? `<b>${escaped(title)}</b>`
        : `<a style="color:inherit" href="?variant=${facts.name}:${id}">${escaped(title)}</a>`,
    );
    return `${facts.name}: ${links.join(' · ')}`;
  });
  return withNoteBar(html, 'experiment', notes.join('<br>'));
}

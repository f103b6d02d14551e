import { isRow } from '../load/matrix/matrix.ts';
import type { Project } from '../project/project.ts';
import type { ExperimentFacts } from './experiment-facts.ts';

/** All experiments of a folder whose pages have no problems, by name. Drafts are included. */
export function siteExperiments({ folder, page, siteExperiment }: Project): Map<string, ExperimentFacts> {
  // Rows of tables have none.
  const names = [...folder.pages.keys()].filter((name) => !isRow(name));
  const ofPages = names.flatMap((name) => page(name).experiment?.facts ?? []);
  const all = siteExperiment ? [...ofPages, siteExperiment.facts] : ofPages;
  return new Map(all.map((facts) => [facts.name, facts]));
}

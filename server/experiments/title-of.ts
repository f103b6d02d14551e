import type { DescribedExperiment } from './report/report-file.ts';

/** The title of the page about an experiment: of its only variant, or else its name. */
export function titleOf({ name, titles }: Pick<DescribedExperiment, 'name' | 'titles'>): string {
  const [, only, ...others] = Object.values(titles);
  return only !== undefined && others.length === 0 ? only : name;
}

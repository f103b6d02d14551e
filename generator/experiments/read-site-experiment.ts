import type { Problem } from '../errors/problem.ts';
import type { SharedSource } from '../load/load-shared.ts';
import type { ReadPage } from '../project/read-page.ts';
import { readShared, type SharedParts } from '../project/read-shared.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import type { Validator } from '../validate/schema/validator.ts';
import type { ExperimentFacts } from './experiment-facts.ts';
import { siteVariants } from './site-variants.ts';

/** The experiment of site.yaml, with all pages as its variants make them. */
export interface SiteExperimentPages {
  facts: ExperimentFacts;
  /** By the variant's id; without the control, and without variants that have problems. */
  pages: ReadonlyMap<string, ReadPage>;
  problems: Problem[];
  /** Links that variants add to the shared files. */
  links: SharedUses['links'];
}

/** Reads the experiment of shared files without problems. @returns undefined without an experiment */
export function readSiteExperiment(
  shared: SharedSource,
  validator: Pick<Validator, 'site' | 'content'>,
  parts: SharedParts,
): SiteExperimentPages | undefined {
  const found = siteVariants(shared, validator);
  if (!found) return undefined;
  const { facts, problems } = found;
  const pages = new Map<string, ReadPage>();
  const links: SharedUses['links'] = [];
  for (const [id, merged] of found.variants) {
    const reading = readShared(merged, parts);
    problems.push(...reading.problems);
    links.push(...reading.uses.links.filter(({ file }) => file.overrides !== undefined));
    if (reading.problems.length === 0) pages.set(id, reading.pages(true));
  }
  return { facts, pages, problems, links };
}

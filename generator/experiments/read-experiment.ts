import type { Experiment } from '../../schema/generated/types.ts';
import type { PreparedHead, PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import type { LoadPage } from '../load/load-page.ts';
import type { PageSource } from '../load/loaded-page.ts';
import type { PageFolder } from '../load/page-folder.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import type { PageSchedule, ScheduledResult } from '../schedule/page-schedule.ts';
import type { WrittenLink } from '../validate/routes/routed-page.ts';
import type { PageConfig, ValidatePage } from '../validate/validate-page.ts';
import { variantProblems } from '../validate/variant-problems.ts';
import { control, type ExperimentFacts, experimentFacts } from './experiment-facts.ts';
import { splitFindings } from './experiment-findings.ts';
import { inExperiment, linksInVariant } from './in-experiment.ts';
import { placeFindings } from './place-findings.ts';
import { type VariantSource, variantSource } from './variant-source.ts';

/** What a variant shows: all of it, and its states if time changes it. */
export interface VariantPage {
  page: PreparedPage;
  schedule?: PageSchedule;
}

/** The experiment of a page. */
export interface PageExperiment {
  facts: ExperimentFacts;
  /** By id; without the control, which is the page itself, and those with problems. */
  variants: ReadonlyMap<string, VariantPage>;
  /** The pages besides its own that variants are made from, by name. */
  pages: string[];
}

export interface ReadExperiment {
  experiment?: PageExperiment;
  problems: Problem[];
  links: WrittenLink[];
}

interface ReaderParts {
  folder: Pick<PageFolder, 'files' | 'matrices'>;
  loadPage: LoadPage;
  validatePage: ValidatePage;
  preparer: PagePreparer;
  prepare: (config: PageConfig, preparer: PagePreparer) => ScheduledResult;
  /** Adds the names that a folder has to a finding. */
  named: (found: Finding, data: unknown) => Finding;
}

/** A page without problems that has an experiment. */
interface TestedPage {
  source: PageSource;
  isDraft: boolean;
  experiment: DeepReadonly<Experiment>;
  result: ScheduledResult;
}

/** Makes the function that merges, validates, and prepares the variants of a page. */
export function createExperimentReader(parts: ReaderParts) {
  const { folder, loadPage, validatePage, preparer, prepare, named } = parts;

  return ({ source, isDraft, experiment, result }: TestedPage): ReadExperiment => {
    const written = experiment as Experiment;
    const findings = [...splitFindings(written), ...placeFindings(source, written)];
    const problems: Problem[] = [];
    const links: WrittenLink[] = [];
    const merged = Object.entries(written.variants).map(([id, variant]) => ({
      id,
      ...variantSource({ control: source, isDraft, id, variant, folder, loadPage }),
    }));
    const variants = new Map<string, VariantPage>();
    for (const { id, source: own, findings: ofMerge } of merged) {
      findings.push(...ofMerge);
      if (own) addVariant(id, own);
    }
    const [file] = source.files;
    if (file) problems.push(...findings.map((found) => locate(found, [file])));
    return { experiment: experimentOf(), problems, links };

    function addVariant(id: string, own: PageSource): void {
      const { config, findings: invalid } = validatePage(own);
      const ready = config && prepare(config, preparer);
      const found = [
        ...invalid,
        ...(ready?.findings ?? []),
        ...(ready?.missingAnchors ?? []).map((one) => one.found),
      ];
      const base = { findings: () => [], isDraft: false };
      const located = variantProblems(
        found.map((one) => named(one, own.data)),
        own.files,
        { base, page: own.data },
      );
      problems.push(...located.map((problem) => inExperiment(problem, id, own.files)));
      if (!ready || found.length > 0) return;
      if (JSON.stringify(ready.company) !== JSON.stringify(result.company))
        findings.push(finding('CompanyInVariant', { id }, ['experiment', 'variants', id], 'key'));
      links.push(...linksInVariant(ready.links, own.files));
      variants.set(id, variantPage(ready, result.prepared.head));
    }

    function experimentOf(): PageExperiment {
      const contents = new Map<string, unknown>([[control, source.data]]);
      for (const { id, source: own } of merged) if (own) contents.set(id, own.data);
      const changes = merged.flatMap((one: VariantSource) => one.changes);
      return {
        facts: experimentFacts({ experiment: written, page: source.name, contents, changes }),
        variants,
        pages: [...new Set(merged.flatMap((one) => one.pages))],
      };
    }
  };
}

function variantPage({ prepared, schedule }: ScheduledResult, head: PreparedHead): VariantPage {
  const states = schedule?.states.map(({ from, page }) => ({
    from,
    ...(page && { page: withHeadOf(head, page) }),
  }));
  return {
    page: withHeadOf(head, prepared),
    ...(schedule && states && { schedule: { ...schedule, states } }),
  };
}

/** A page with the head of its control, except for what describes the content. */
export function withHeadOf(
  { title, description, canonical, indexed, share }: PreparedHead,
  page: PreparedPage,
): PreparedPage {
  const { share: _own, ...own } = page.head;
  return { ...page, head: { ...own, title, description, canonical, indexed, ...(share && { share }) } };
}

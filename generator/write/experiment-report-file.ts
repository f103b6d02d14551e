import type {
  DescribedExperiment,
  EndedExperiment,
  ExperimentReport,
} from '../../server/experiments/report/report-file.ts';
import type { ExperimentFacts } from '../experiments/experiment-facts.ts';
import type { LockEntry } from '../experiments/lock-file.ts';
import { fileBelow, routeOf } from '../experiments/page-paths.ts';
import { describeTakes } from '../experiments/take/describe-takes.ts';
import { namesIn } from '../lib/folder.ts';
import type { Project } from '../project/project.ts';
import type { PageRecord } from './manifest.ts';

/** What staff see of experiments, and the folder with pictures of their variants; see `server/experiments/report/`. Never served as it is. */
export const reportFile = '.build/experiment-report.json';
export const picturesFolder = '.build/experiment-pictures';

type ReportedProject = Pick<Project, 'folder' | 'siteExperiment' | 'running' | 'history' | 'addresses'>;

/**
 * What staff see about experiments: those that run, those that are only written, and those that are over. Unlike
 * `.build/experiments.json`, it has nothing that decides what visitors see.
 * @param pages those of the build
 * @returns undefined without any experiment
 */
export function experimentReport(
  project: ReportedProject,
  pages: ReadonlyMap<string, Pick<PageRecord, 'experiment'>>,
): ExperimentReport | undefined {
  const { siteExperiment, history } = project;
  const written: ExperimentFacts[] = [];
  for (const { experiment } of pages.values()) if (experiment) written.push(experiment);
  if (siteExperiment) written.push(siteExperiment.facts);
  if (written.length + history.ended.length === 0) return undefined;
  written.sort((one, other) => (one.name < other.name ? -1 : 1));
  const known = new Set(namesIn(project.folder.pictures));
  const entryOf = ({ name }: ExperimentFacts) => project.running.running.get(name);
  return {
    running: written.flatMap((facts) => {
      const entry = entryOf(facts);
      if (!entry) return [];
      const described = withKnownPictures(runningExperiment(project, facts, entry), known);
      return [{ ...described, ...describeTakes(project.folder, facts) }];
    }),
    written: written.filter((facts) => !entryOf(facts) && !isOver(facts, history.ended)).map(placed(project)),
    ended: history.ended.map((one) => withKnownPictures(one, known)),
  };
}

/** The names of all pictures in a report. */
export function picturesIn({ running, ended }: ExperimentReport): string[] {
  const all = [...running, ...ended].flatMap(({ pictures = {} }) => Object.values(pictures));
  return [...new Set(all.flatMap(({ phone, desktop }) => [phone, desktop]))].sort();
}

const placed =
  (project: ReportedProject) =>
  ({ name, page, hypothesis, titles }: ExperimentFacts) => ({
    name,
    route: routeOf(project, page),
    file: fileBelow(project.folder, page),
    hypothesis,
    titles,
  });

function runningExperiment(
  project: ReportedProject,
  facts: ExperimentFacts,
  { metric, started, split, worthHaving, guardrails, plan, startedBy, pictures }: LockEntry,
): DescribedExperiment {
  return {
    ...placed(project)(facts),
    metric,
    started,
    split,
    worthHaving,
    guardrails,
    ...(plan && { plan }),
    ...(startedBy !== undefined && { startedBy }),
    ...(pictures && { pictures }),
  };
}

/** Whether an experiment was stopped, and is still in its file because no variant was taken. Otherwise, it is a new one of its name. */
function isOver({ name }: ExperimentFacts, ended: readonly EndedExperiment[]): boolean {
  const last = ended.findLast((one) => one.name === name);
  return last !== undefined && last.taken === undefined;
}

/** Without pictures that are not in their folder, such as those that were not committed. */
function withKnownPictures<Experiment extends DescribedExperiment>(
  { pictures = {}, ...experiment }: Experiment,
  known: ReadonlySet<string>,
) {
  const present = Object.entries(pictures).filter(
    ([, { phone, desktop }]) => known.has(phone) && known.has(desktop),
  );
  return { ...experiment, ...(present.length > 0 && { pictures: Object.fromEntries(present) }) };
}

import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { nearest } from '../../../schema/nearest.ts';
import { ProblemsError } from '../../errors/problem.ts';
import type { ExperimentFacts } from '../../experiments/experiment-facts.ts';
import type { LockEntry } from '../../experiments/lock-file.ts';
import { siteExperiments } from '../../experiments/site-experiments.ts';
import { openProject, type Project } from '../../project/project.ts';
import { siteZone } from '../../schedule/time-zones.ts';
import { ExperimentError } from './experiment-error.ts';

/** A folder with its experiments. */
export interface Experiments {
  project: Project;
  /** Those that are written in its files, by name. */
  written: ReadonlyMap<string, ExperimentFacts>;
  running: ReadonlyMap<string, LockEntry>;
  /** The company's time zone. */
  zone: string;
}

export async function openExperiments(configs: string, now: Date): Promise<Experiments> {
  const project = await openProject(configs, now.getTime());
  const { running, problem } = project.running;
  const unread = [problem, project.history.problem].flatMap((one) => one ?? []);
  if (unread.length > 0) throw new ProblemsError(unread);
  return {
    project,
    written: siteExperiments(project),
    running,
    zone: siteZone(project.shared.site?.timeZone),
  };
}

/** @throws ExperimentError if no file has an experiment of the name */
export function factsOf({ written }: Experiments, name: string): ExperimentFacts {
  const facts = written.get(name);
  if (facts) return facts;
  throw new ExperimentError(unknown(name, [...written.keys()], 'There is no experiment'));
}

/** @throws ExperimentError if no experiment of the name runs */
export function entryOf({ running }: Experiments, name: string): LockEntry {
  const entry = running.get(name);
  if (entry) return entry;
  throw new ExperimentError(unknown(name, [...running.keys()], 'No experiment runs that is'));
}

function unknown(name: string, known: readonly string[], start: string): string {
  const meant = nearest(name, known);
  if (known.length === 0) return `${start} named "${name}".`;
  const others = meant === undefined ? `These exist: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  return `${start} named "${name}". ${others}`;
}

/** The file that the experiment is written in. */
export function fileOf(
  { project }: Pick<Experiments, 'project'>,
  { page }: Pick<ExperimentFacts, 'page'>,
): string {
  const path = page === '' ? project.folder.site : project.folder.pages.get(page);
  if (path === undefined) throw new ExperimentError(`The page "${page}" has no file.`);
  return path;
}

/** Who runs the command, as Git knows the person, or else this machine. */
export function author(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return userInfo().username;
  }
}

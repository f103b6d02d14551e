import { randomBytes } from 'node:crypto';
import { dayOf } from '../../../server/lib/day-of.ts';
import { ProblemsError } from '../../errors/problem.ts';
import { lockEntry } from '../../experiments/lock-entry.ts';
import { writeExperimentLock } from '../../experiments/lock-file.ts';
import { displayPath } from '../../paths.ts';
import { checkProject } from '../check.ts';
import { ExperimentError } from './experiment-error.ts';
import type { ExperimentRequest } from './experiment-request.ts';
import { author, type Experiments, factsOf } from './open-experiments.ts';
import { takePictures } from './pictures/pictures.ts';

/** Starts an experiment: the next build serves its variants. */
export async function start(
  experiments: Experiments,
  name: string,
  request: ExperimentRequest,
): Promise<string> {
  const { now, isDryRun } = request;
  const { project, running, written, zone } = experiments;
  const facts = factsOf(experiments, name);
  if (running.has(name)) throw new ExperimentError(`"${name}" is running already.`);
  if (!facts.plan)
    throw new ExperimentError(
      `"${name}" has no plan, so no one could say when it is over. Run: npm run experiment -- plan ${name}`,
    );
  const { problems } = checkProject(project, now.getTime());
  if (problems.length > 0) throw new ProblemsError(problems);
  const other = [...running].find(([, { page }]) => page === facts.page);
  if (other)
    throw new ExperimentError(`"${other[0]}" runs on the same page. Stop it first, or wait for its end.`);
  const sharing = [...written.values()].filter(({ layer }) => layer === facts.layer).length;
  const started = dayOf(now, zone);
  const salt = randomBytes(9).toString('base64url');
  const entry = lockEntry({ facts, salt, started, startedBy: author(), running, sharing });
  if (!entry)
    throw new ExperimentError(
      `All visitors of the layer "${facts.layer}" are in other experiments. Wait for the end of one.`,
    );
  const lock = project.folder.experimentLock;
  if (!isDryRun) writeExperimentLock(lock, new Map([...running, [name, entry]]));
  const pictures = isDryRun ? [] : [(await takePictures(project, { name, entry }, request)).text];
  const parts = Object.entries(facts.split).map(([id, percent]) => `${id} ${percent}%`);
  return [
    `"${name}" ${isDryRun ? 'would start' : 'starts'} with the next build: ${parts.join(', ')}, for ${facts.plan.days} days.`,
    `Commit ${displayPath(lock)} with the pages, and publish. Until it is stopped, changes to the page or its variants are mistakes for "npm run check".`,
    ...pictures,
  ].join('\n');
}

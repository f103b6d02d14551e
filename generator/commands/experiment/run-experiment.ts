import { countsOf } from './counts.ts';
import { ExperimentError } from './experiment-error.ts';
import type { ExperimentRequest } from './experiment-request.ts';
import { openExperiments } from './open-experiments.ts';
import { pictures } from './pictures/pictures.ts';
import { plan } from './plan.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { stop } from './stop.ts';
import { take } from './take.ts';

export interface ExperimentOptions extends Omit<ExperimentRequest, 'counts'> {
  configs: string;
  /** What to do, and its arguments. */
  words: readonly string[];
  environment: NodeJS.ProcessEnv;
}

export const experimentUsage = `Usage:
  experiment plan NAME [--dry-run]            compute visits and days from the last 28 days, and write them into the page
  experiment start NAME [--dry-run]           serve the variants from the next build on, and take pictures of them
  experiment pictures NAME                    take the pictures of a running experiment again
  experiment status [NAME]                    say what running experiments have come to
  experiment stop NAME [--because TEXT] [--dry-run]
                                              show everyone the control again, and keep the numbers
  experiment take NAME VARIANT [--dry-run]    write a variant into the page, and stop the experiment if it is running and
                                              its verdict allows that; --patch prints a patch instead

All accept --configs DIR. plan, status, stop, and take of a running experiment read the server's database: set DATA_DIR or DATABASE_URL as for the server.`;

/**
 * `npm run experiment`.
 * @returns the text to print
 * @throws ExperimentError for what cannot be done, and ProblemsError for mistakes in the folder
 */
export async function runExperiment(options: ExperimentOptions): Promise<string> {
  const { configs, words, environment, ...request } = options;
  const [verb = '', name, variant, ...extra] = words;
  const known = ['plan', 'start', 'pictures', 'status', 'stop', 'take'];
  const needs = verb === 'take' ? 2 : verb === 'status' ? 0 : 1;
  const isComplete = [name, variant].slice(0, needs).every((word) => word !== undefined);
  const hasExtra = extra.length > 0 || (verb !== 'take' && variant !== undefined);
  if (!known.includes(verb) || !isComplete || hasExtra) throw new ExperimentError(experimentUsage);
  const experiments = await openExperiments(configs, request.now);
  const all: ExperimentRequest = { ...request, counts: countsOf(environment) };
  if (verb === 'status') return status(experiments, name, all);
  const one = name ?? '';
  if (verb === 'plan') return plan(experiments, one, all);
  if (verb === 'start') return start(experiments, one, all);
  if (verb === 'pictures') return pictures(experiments, one, all);
  if (verb === 'stop') return stop(experiments, one, all);
  return take(experiments, { name: one, variant: variant ?? '' }, all);
}

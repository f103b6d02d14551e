import { HttpError } from '../../errors.ts';
import type { ExperimentReport, RunningExperiment } from '../report/report-file.ts';
import type { StartedOne } from './outcome.ts';

/**
 * The experiment of a name: the running one, or else the latest.
 * @param started chooses one by its first day, first among those that are over: the running one needs no day
 * @throws HttpError unknown_experiment
 */
export function findExperiment(
  { running, written, ended }: ExperimentReport,
  name: string,
  started: string | undefined,
): StartedOne {
  const isMeant = (one: StartedOne) => one.name === name && (!started || one.started === started);
  const [current, earlier] = [running.find(isMeant), ended.findLast(isMeant)];
  const found = started ? (earlier ?? current) : (current ?? earlier);
  if (found) return found;
  if (written.some((one) => one.name === name))
    throw unknown(`The experiment “${name}” is not started. Run: npm run experiment -- start ${name}`);
  throw unknown(`The published site has no experiment “${name}”${started ? ` of ${started}` : ''}.`);
}

/** @throws HttpError unknown_experiment */
export function findRunning({ running, ended }: ExperimentReport, name: string): RunningExperiment {
  const found = running.find((one) => one.name === name);
  if (found) return found;
  const isOver = ended.some((one) => one.name === name);
  throw unknown(
    isOver ? `The experiment “${name}” is over.` : `The published site runs no experiment “${name}”.`,
  );
}

const unknown = (message: string) => new HttpError('unknown_experiment', { message });

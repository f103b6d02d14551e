import type { Judgment } from '../../../server/experiments/judge.ts';
import { describeVerdict } from '../../../server/experiments/statistics/describe/describe-verdict.ts';
import { successWords } from '../../../server/experiments/success-words.ts';
import { dayOf } from '../../../server/lib/day-of.ts';
import { findTaken } from '../../experiments/find-taken.ts';
import { writeHistory } from '../../experiments/history-file.ts';
import { type LockEntry, writeExperimentLock } from '../../experiments/lock-file.ts';
import { fileBelow, routeOf } from '../../experiments/page-paths.ts';
import { displayPath } from '../../paths.ts';
import type { ExperimentRequest } from './experiment-request.ts';
import { author, type Experiments, entryOf } from './open-experiments.ts';
import { judgmentOf } from './status.ts';

/** Stops an experiment: the next build shows the control to everyone. Its numbers go into the history. */
export async function stop(
  experiments: Experiments,
  name: string,
  request: ExperimentRequest,
): Promise<string> {
  const entry = entryOf(experiments, name);
  const judgment = await judgmentOf(experiments, name, entry, request);
  const isWritten = experiments.written.has(name);
  const taken = isWritten ? undefined : findTaken(experiments.project.folder, entry);
  return endExperiment(experiments, { name, entry, judgment, taken, ...request });
}

interface Ending extends Pick<ExperimentRequest, 'now' | 'isDryRun' | 'because'> {
  name: string;
  entry: LockEntry;
  judgment: Judgment;
  /** The variant that the page shows from now on. */
  taken?: string | undefined;
}

/** Moves an experiment from the running ones into the history. @returns what happened */
export function endExperiment({ project, running, written, zone }: Experiments, ending: Ending): string {
  const { name, entry, judgment, taken, now, isDryRun, because } = ending;
  const { verdict, totals } = judgment;
  const facts = written.get(name);
  const { salt: _salt, contents: _contents, page, layer: _layer, ...locked } = entry;
  const ended = {
    name,
    route: routeOf(project, page),
    file: fileBelow(project.folder, page),
    ...locked,
    hypothesis: facts?.hypothesis ?? entry.hypothesis ?? '',
    titles: facts?.titles ?? entry.titles ?? {},
    stopped: dayOf(now, zone),
    by: author(),
    ...(because && { because }),
    totals: totals.map(({ lcp: _lcp, ...counts }) => counts),
    ...(verdict && { verdict }),
    ...(taken !== undefined && { taken }),
  };
  const { historyFile, experimentLock } = project.folder;
  if (!isDryRun) {
    writeHistory(historyFile, [...project.history.ended, ended]);
    writeExperimentLock(experimentLock, new Map([...running].filter(([one]) => one !== name)));
  }
  const words = verdict
    ? describeVerdict(verdict, successWords[entry.metric].plural).title
    : 'It ran for less than a day.';
  return [
    `"${name}" ${isDryRun ? 'would stop' : 'stops'} with the next build. ${words}`,
    `Its numbers are in ${displayPath(historyFile)}; commit it with ${displayPath(experimentLock)}.`,
  ].join('\n');
}

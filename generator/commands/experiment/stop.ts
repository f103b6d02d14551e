import { describeVerdict } from '../../../server/experiments/statistics/describe/describe-verdict.ts';
import { dayOf } from '../../../server/lib/day-of.ts';
import { type EndedExperiment, readHistory, writeHistory } from '../../experiments/history-file.ts';
import { writeExperimentLock } from '../../experiments/lock-file.ts';
import { displayPath } from '../../paths.ts';
import type { ExperimentRequest } from './experiment-request.ts';
import { author, type Experiments, entryOf, routeOf } from './open-experiments.ts';
import { judgmentOf } from './status.ts';
import { successWords } from './words.ts';

/** Stops an experiment: the next build shows the control to everyone. Its numbers go into the history. */
export async function stop(
  experiments: Experiments,
  name: string,
  request: ExperimentRequest,
): Promise<string> {
  const { project, running, written, zone } = experiments;
  const entry = entryOf(experiments, name);
  const { verdict, totals } = await judgmentOf(experiments, name, entry, request);
  const facts = written.get(name);
  const { salt: _salt, contents: _contents, ...locked } = entry;
  const ended: EndedExperiment = {
    name,
    ...locked,
    ...(entry.page !== '' && { route: routeOf(experiments, entry.page) }),
    hypothesis: facts?.hypothesis ?? '',
    titles: facts?.titles ?? {},
    stopped: dayOf(request.now, zone),
    by: author(),
    ...(request.because && { because: request.because }),
    totals: totals.map(({ lcp: _lcp, ...counts }) => counts),
    ...(verdict && { verdict }),
  };
  const { historyFile, experimentLock } = project.folder;
  if (!request.isDryRun) {
    writeHistory(historyFile, [...readHistory(historyFile), ended]);
    writeExperimentLock(experimentLock, new Map([...running].filter(([one]) => one !== name)));
  }
  const words = verdict
    ? describeVerdict(verdict, successWords[entry.metric].plural).title
    : 'It ran for less than a day.';
  return [
    `"${name}" ${request.isDryRun ? 'would stop' : 'stops'} with the next build. ${words}`,
    `Its numbers are in ${displayPath(historyFile)}; commit it with ${displayPath(experimentLock)}.`,
  ].join('\n');
}

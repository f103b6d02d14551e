import type { Judgment } from '../../../server/experiments/judge.ts';
import { describeVerdict } from '../../../server/experiments/statistics/describe/describe-verdict.ts';
import { successWords } from '../../../server/experiments/success-words.ts';
import { takeable } from '../../../server/experiments/takeable.ts';
import { unifiedDiff } from '../../edit/diff/unified-diff.ts';
import { EditError } from '../../edit/edit-error.ts';
import type { ExperimentFacts } from '../../experiments/experiment-facts.ts';
import { writeHistory } from '../../experiments/history-file.ts';
import type { LockEntry } from '../../experiments/lock-file.ts';
import { patchPath } from '../../experiments/take/patch-path.ts';
import { type TakenText, takeVariant } from '../../experiments/take/take-variant.ts';
import { displayPath } from '../../paths.ts';
import { writeWhole } from '../../write/atomic-write.ts';
import { changedLines } from './changed-lines.ts';
import { ExperimentError } from './experiment-error.ts';
import type { ExperimentRequest } from './experiment-request.ts';
import { type Experiments, factsOf, fileOf } from './open-experiments.ts';
import { judgmentOf } from './status.ts';
import { endExperiment } from './stop.ts';

/**
 * Writes what a variant shows into the file of its page, and removes the experiment from it; `control` only removes it. A running
 * experiment is stopped if its verdict allows the variant.
 * @returns the changed lines, or a patch
 */
export async function take(
  experiments: Experiments,
  { name, variant }: { name: string; variant: string },
  request: ExperimentRequest,
): Promise<string> {
  const { isDryRun, isPatch } = request;
  const { folder, history } = experiments.project;
  const entry = experiments.running.get(name);
  if (entry && !experiments.written.has(name))
    throw new ExperimentError(
      `"${name}" is running, but its file no longer has it. Stop it: npm run experiment -- stop ${name}`,
    );
  const facts = factsOf(experiments, name);
  if (!Object.hasOwn(facts.titles, variant))
    throw new ExperimentError(
      `"${name}" has no variant "${variant}". It has: ${Object.keys(facts.titles).join(', ')}.`,
    );
  const texts = takenTexts(experiments, facts, variant);
  if (isPatch)
    return texts
      .map(({ path, ...text }) => unifiedDiff({ file: patchPath(folder.root, path), ...text }))
      .join('');
  const said: string[] = [];
  if (!isDryRun) {
    if (entry) said.push(await stopFor(experiments, { name, variant, entry }, request));
    for (const { path, after } of texts) writeWhole(path, after);
    if (!entry) noteTaken(folder.historyFile, history.ended, { name, variant });
  }
  const lines = texts.map(({ path, ...text }) =>
    changedLines({ file: displayPath(path), ...text, isDryRun }),
  );
  return [...said, ...lines].join('\n\n');
}

function takenTexts({ project }: Experiments, facts: ExperimentFacts, variant: string): TakenText[] {
  try {
    return takeVariant(project.folder, facts, variant);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new ExperimentError(`${displayPath(fileOf({ project }, facts))}: ${error.message}`);
  }
}

/** Stops a running experiment with a variant. @throws ExperimentError if its verdict does not allow it */
async function stopFor(
  experiments: Experiments,
  { name, variant, entry }: { name: string; variant: string; entry: LockEntry },
  request: ExperimentRequest,
): Promise<string> {
  const judgment = await judgmentOf(experiments, name, entry, request);
  if (!takeable(judgment.verdict, Object.keys(entry.split)).includes(variant))
    throw new ExperimentError(
      `"${variant}" was not taken: ${reasonIn(judgment, entry)} To take it all the same, stop the test first: npm run experiment -- stop ${name}`,
    );
  const because = request.because ?? `${variant} was taken`;
  return endExperiment(experiments, { name, entry, judgment, taken: variant, ...request, because });
}

function reasonIn({ verdict }: Judgment, { metric }: LockEntry): string {
  if (!verdict) return 'the test started today, and its first day is counted tomorrow.';
  const { title } = describeVerdict(verdict, successWords[metric].plural);
  return verdict.kind === 'running' ? `the test is not over. ${title}` : title;
}

/** Notes in the history of a stopped experiment which variant was taken. */
function noteTaken(
  historyFile: string,
  ended: Experiments['project']['history']['ended'],
  { name, variant }: { name: string; variant: string },
): void {
  const last = ended.findLast((one) => one.name === name);
  if (last)
    writeHistory(
      historyFile,
      ended.map((one) => (one === last ? { ...one, taken: variant } : one)),
    );
}

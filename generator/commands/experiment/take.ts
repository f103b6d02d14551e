import { readFileSync } from 'node:fs';
import { unifiedDiff } from '../../edit/diff/unified-diff.ts';
import { EditError } from '../../edit/edit-error.ts';
import { removeValue } from '../../edit/edits.ts';
import { readHistory, writeHistory } from '../../experiments/history-file.ts';
import { displayPath } from '../../paths.ts';
import { writeWhole } from '../../write/atomic-write.ts';
import { changedLines } from './changed-lines.ts';
import { ExperimentError } from './experiment-error.ts';
import type { ExperimentRequest } from './experiment-request.ts';
import { type Experiments, factsOf, fileOf } from './open-experiments.ts';
import { takenFiles } from './taken-files.ts';

/**
 * Writes what a variant shows into the file of its page, and removes the experiment from it; `control` only removes it.
 * @returns the changed lines, or a patch
 */
export function take(
  experiments: Experiments,
  { name, variant }: { name: string; variant: string },
  { isDryRun, isPatch }: Pick<ExperimentRequest, 'isDryRun' | 'isPatch'>,
): string {
  const facts = factsOf(experiments, name);
  if (experiments.running.has(name))
    throw new ExperimentError(`"${name}" is running. Stop it first: npm run experiment -- stop ${name}`);
  if (!Object.hasOwn(facts.titles, variant))
    throw new ExperimentError(
      `"${name}" has no variant "${variant}". It has: ${Object.keys(facts.titles).join(', ')}.`,
    );
  const own = fileOf(experiments, facts);
  let files: Map<string, string>;
  try {
    files = takenFiles(experiments, facts, variant);
    files.set(own, removeValue(files.get(own) ?? readFileSync(own, 'utf8'), ['experiment']).source);
  } catch (error) {
    if (error instanceof EditError) throw new ExperimentError(`${displayPath(own)}: ${error.message}`);
    throw error;
  }
  const changes = Array.from(files, ([path, after]) => ({
    path,
    file: displayPath(path),
    before: readFileSync(path, 'utf8'),
    after,
  }));
  if (isPatch) return changes.map(unifiedDiff).join('');
  if (!isDryRun) {
    for (const { path, after } of changes) writeWhole(path, after);
    noteTaken(experiments.project.folder.historyFile, name, variant);
  }
  return changes
    .map(({ file, before, after }) => changedLines({ file, before, after, isDryRun }))
    .join('\n\n');
}

function noteTaken(historyFile: string, name: string, variant: string): void {
  const history = readHistory(historyFile);
  const last = history.findLast((one) => one.name === name);
  if (last)
    writeHistory(
      historyFile,
      history.map((one) => (one === last ? { ...one, taken: variant } : one)),
    );
}

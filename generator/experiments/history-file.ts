import type { EndedExperiment } from '../../server/experiments/report/report-file.ts';
import type { Problem } from '../errors/problem.ts';
import { isObject } from '../lib/is-object.ts';
import { readText } from '../load/read-text.ts';
import { writeWhole } from '../write/atomic-write.ts';
import { brokenFile } from './broken-file.ts';

/** The experiments that are over, oldest first. */
export interface ExperimentHistory {
  ended: readonly EndedExperiment[];
  /** Set if the file cannot be read. A missing file is empty. */
  problem?: Problem;
}

/** Fields that entries can lack, because they were written by hand or by an older version. */
const defaults = { route: '', file: '', hypothesis: '', titles: {}, totals: [] };

/** Reads `experiments.history.json`, which is committed with the pages. @param path of the file */
export function readHistory(path: string): ExperimentHistory {
  const { file, problem, isMissing } = readText(path);
  if (problem) return { ended: [], ...(!isMissing && { problem }) };
  let entries: unknown;
  try {
    entries = JSON.parse(file.text);
  } catch {
    return { ended: [], problem: brokenFile('BadExperimentHistory', 'it is not valid JSON', file) };
  }
  if (!Array.isArray(entries) || !entries.every(isEntry))
    return {
      ended: [],
      problem: brokenFile('BadExperimentHistory', 'an entry has no name, start, end, or split', file),
    };
  return { ended: entries.map((entry) => ({ ...defaults, ...entry })) };
}

function isEntry(entry: unknown): entry is EndedExperiment {
  if (!isObject(entry)) return false;
  const { name, started, stopped, split } = entry;
  return [name, started, stopped].every((value) => typeof value === 'string') && isObject(split);
}

/** @throws if the file cannot be written */
export function writeHistory(path: string, ended: readonly EndedExperiment[]): void {
  writeWhole(path, `${JSON.stringify(ended, null, 2)}\n`);
}

import { problemAt, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';

/** The problem of a file about experiments that is not the JSON it should be, at the first mark of two versions that did not merge. */
export function brokenFile(
  code: 'BadExperimentLock' | 'BadExperimentHistory',
  reason: string,
  file: TextFile,
): Problem {
  const line = Math.max(1, file.text.split('\n').findIndex((text) => /^[<=>|]{7}/.test(text)) + 1);
  return problemAt({ code, data: { reason } }, file, { line, column: 1 });
}

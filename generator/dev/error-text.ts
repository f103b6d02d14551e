import { formatProblems } from '../errors/format-problems.ts';
import { ProblemsError } from '../errors/problem.ts';
import { systemErrorMessage } from '../errors/system-error.ts';

/** An error in words where possible, otherwise its stack. */
export function errorText(error: unknown): string {
  if (error instanceof ProblemsError) return formatProblems(error.problems);
  return (
    systemErrorMessage(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

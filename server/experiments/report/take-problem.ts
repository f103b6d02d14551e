import type { RunningExperiment } from './report-file.ts';

/**
 * Why a variant cannot be taken, whatever the verdict: the build could not say what taking it would write.
 * @returns a sentence; null if it can be taken
 */
export function takeProblemOf(
  { takes, takeProblems = {} }: Pick<RunningExperiment, 'takes' | 'takeProblems'>,
  variant: string,
): string | null {
  if (Object.hasOwn(takes, variant)) return null;
  const problem = Object.hasOwn(takeProblems, variant) ? takeProblems[variant] : undefined;
  return problem ?? 'Build the site again to see why.';
}

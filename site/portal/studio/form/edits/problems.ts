import type { Path } from '../../../../../schema/api/studio/operation.ts';
import type { StudioProblem } from '../../../../../schema/api/studio/page.ts';
import { type FormSource, isInside, isSamePath } from './source.ts';

/** The problems of a value itself. */
export const problemsAt = ({ problems }: FormSource, path: Path): StudioProblem[] =>
  problems.filter((problem) => problem.path !== undefined && isSamePath(problem.path, path));

/** The problems of a value and of everything in it. */
export const problemsIn = ({ problems }: FormSource, path: Path): StudioProblem[] =>
  problems.filter((problem) => problem.path !== undefined && isInside(problem.path, path));

/** How many problems there are, in words. */
export function countWords(problems: readonly StudioProblem[]): string {
  const mistakes = problems.filter(({ severity }) => severity === 'mistake').length;
  const [count, word] = mistakes > 0 ? [mistakes, 'mistake'] : [problems.length, 'warning'];
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

import type { StudioProblem } from '../../../../schema/api/studio/page.ts';

/** The number of mistakes in a section. */
export function mistakesIn(problems: readonly StudioProblem[], section: string): number {
  return problems.filter(
    ({ severity, path }) => severity === 'mistake' && path?.[0] === 'sections' && path[1] === section,
  ).length;
}

import type { Problem } from '../errors/problem.ts';
import type { Project } from '../project/project.ts';
import type { PageResult } from '../project/read-page.ts';

/**
 * What is wrong with a page in the variants of the site's experiment: such as a link in the menu to a section that the page does
 * not have. Without its page, a variant would show the control.
 */
export function siteVariantProblems(
  { siteExperiment }: Pick<Project, 'siteExperiment'>,
  name: string,
  { problems }: Pick<PageResult, 'problems'>,
): Problem[] {
  if (!siteExperiment || problems.length > 0) return [];
  return [...siteExperiment.pages.values()].flatMap((read) => read(name).problems);
}

import { draftsLeftOut } from '../build/drafts-left-out.ts';
import { formatProblem } from '../errors/format-problems.ts';
import { formatWarnings } from '../warnings/format-warnings.ts';
import type { Checked } from './check.ts';

/** What `check` prints in addition to problems: what does not stop the build, and that there are no problems. */
export function formatChecked({ problems, warnings, draftProblems, pages, drafts }: Checked): string {
  const count =
    draftProblems.length === 1
      ? '1 problem in drafts. It does not stop the build.'
      : `${draftProblems.length} problems in drafts. They do not stop the build.`;
  return [
    ...(draftProblems.length > 0 ? [...draftProblems.map(formatProblem), count] : []),
    ...(warnings.length > 0 ? [formatWarnings(warnings)] : []),
    ...(problems.length === 0 ? [`No problems in ${pages} pages.${draftsLeftOut(drafts)}`] : []),
  ].join('\n\n');
}

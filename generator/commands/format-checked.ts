import { draftsLeftOut } from '../build/drafts-left-out.ts';
import { formatProblem } from '../errors/format-problems.ts';
import { formatWarnings } from '../warnings/format-warnings.ts';
import type { Checked } from './check.ts';

/** What `check` prints in addition to problems: what stops no build, and that there are no problems. */
export function formatChecked({ problems, warnings, draftProblems, pages, drafts }: Checked): string {
  const count =
    draftProblems.length === 1
      ? '1 problem in drafts. It stops no build.'
      : `${draftProblems.length} problems in drafts. They stop no build.`;
  return [
    ...(draftProblems.length > 0 ? [...draftProblems.map(formatProblem), count] : []),
    ...(warnings.length > 0 ? [formatWarnings(warnings)] : []),
    ...(problems.length === 0 ? [`No problems in ${pages} pages.${draftsLeftOut(drafts)}`] : []),
  ].join('\n\n');
}

import { draftsLeftOut } from '../build/drafts-left-out.ts';
import { formatProblem } from '../errors/format-problems.ts';
import type { Checked } from './check.ts';

/** What `check` prints in addition to problems: its notes, and that there are no problems. */
export function formatChecked({ problems, notes, pages, drafts }: Checked): string {
  const past = notes.filter(({ draft }) => !draft);
  const ofDrafts = notes.filter(({ draft }) => draft).map(formatProblem);
  const count =
    ofDrafts.length === 1 ? '1 note on drafts. It stops' : `${ofDrafts.length} notes on drafts. They stop`;
  const rest = [
    ...past.map(({ file, line, message, hint }) => `${file}:${line}  ${message} ${hint}`),
    ...(problems.length === 0 ? [`No problems in ${pages} pages.${draftsLeftOut(drafts)}`] : []),
  ];
  return [
    ...ofDrafts,
    ...(ofDrafts.length > 0 ? [`${count} no build.`] : []),
    ...(rest.length > 0 ? [rest.join('\n')] : []),
  ].join('\n\n');
}

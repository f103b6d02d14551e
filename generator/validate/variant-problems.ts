import { type Finding, finding } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';

/** What is not there has no line of its own, so that only the finding itself tells whose it is. */
const absent = new Set(['MissingKey', 'MissingAlt', 'MissingSectionType', 'ActionWithoutDeed']);

/**
 * The problems of a page that extends others, each at the file that is to be mended. What its base lacks as well is the
 * base's mistake and is reported there; a link of the base to a section that this page leaves out is this page's.
 * @param files the page's own first
 */
export function variantProblems(
  findings: Finding[],
  files: TextFile[],
  baseFindings: () => Finding[],
): Problem[] {
  let known: Set<string> | undefined;
  const isOfBase = (found: Finding) => {
    known ??= new Set(baseFindings().map(keyOf));
    return known.has(keyOf(found));
  };
  return findings
    .filter((found) => !(absent.has(found.code) && isOfBase(found)))
    .map((found) => {
      const problem = locate(found, files);
      const [own] = files;
      if (found.code !== 'UnknownAnchor' || problem.file === own?.file || isOfBase(found)) return problem;
      const { anchor } = found.data as { anchor: string };
      const data = { anchor, place: `${problem.file}, line ${problem.line}` };
      return locate(finding('RemovedAnchor', data, ['sections', anchor], 'key'), files.slice(0, 1));
    });
}

/** What else the data tells, such as the known names, differs between a page and its base. */
function keyOf({ code, path, data }: Finding): string {
  return JSON.stringify([code, path, 'key' in data && data.key]);
}

import type { Finding } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { hiddenByVariant } from './hidden-by-variant.ts';
import { inVariant } from './in-variant.ts';
import { mixedAction } from './inherited-targets.ts';
import { removedAnchor } from './removed-anchor.ts';

/** Findings about something missing: no line shows which file is at fault. */
const absent = new Set(['MissingKey', 'MissingAlt', 'MissingSectionType', 'ActionWithoutTarget']);

/**
 * The problems of a page that extends others, each located in the file to fix. A key that its base lacks too is reported
 * for the base only, unless the base is a draft, whose problems do not stop the build. A link inherited from the base to a section that this page removes is this page's mistake.
 * @param files the page's own file first
 * @param page the merged page
 */
export function variantProblems(
  findings: Finding[],
  files: TextFile[],
  { base, page }: { base: { findings: () => Finding[]; isDraft: boolean }; page: unknown },
): Problem[] {
  let known: Set<string> | undefined;
  const isOfBase = (found: Finding) => {
    known ??= new Set(base.findings().map(keyOf));
    return known.has(keyOf(found));
  };
  return findings
    .filter((found) => base.isDraft || !(absent.has(found.code) && isOfBase(found)))
    .map((found) => {
      const [own, ...bases] = files;
      if (!own || bases.length === 0) return mixedAction(found, files) ?? locate(found, files);
      const problem =
        mixedAction(found, files) ??
        hiddenByVariant(found, files, page) ??
        locate(inVariant(found, own), files);
      if (found.code !== 'UnknownAnchor' || problem.file === own.file || isOfBase(found)) return problem;
      const { anchor } = found.data as { anchor: string };
      const location = `${problem.file}, line ${problem.line}`;
      return locate(removedAnchor(anchor, location, found.path, page), [own]);
    });
}

/** The rest of a finding's data, such as the known names, differs between a page and its base. */
function keyOf({ code, path, data }: Finding): string {
  return JSON.stringify([code, path, 'key' in data && data.key]);
}

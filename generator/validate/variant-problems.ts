import type { DataOf } from '../errors/catalog.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isWritten, locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { mixedAction } from './inherited-targets.ts';

/** Findings about something missing: no line shows which file is at fault. */
const absent = new Set(['MissingKey', 'MissingAlt', 'MissingSectionType', 'ActionWithoutTarget']);

/**
 * The problems of a page that extends others, each located in the file to fix. A key that its base lacks too is reported
 * for the base only, unless the base is a draft, whose problems stop no build. A link inherited from the base to a section that this page removes is this page's mistake.
 * @param files the page's own file first
 */
export function variantProblems(
  findings: Finding[],
  files: TextFile[],
  base: { findings: () => Finding[]; isDraft: boolean },
): Problem[] {
  let known: Set<string> | undefined;
  const isOfBase = (found: Finding) => {
    known ??= new Set(base.findings().map(keyOf));
    return known.has(keyOf(found));
  };
  return findings
    .filter((found) => base.isDraft || !(absent.has(found.code) && isOfBase(found)))
    .map((found) => {
      const [own] = files;
      const removed = own && files.length > 1 && removedKey(found, own);
      if (removed) return locate(removed, [own]);
      const mixed = mixedAction(found, files);
      if (mixed) return mixed;
      const problem = locate(found, files);
      if (found.code !== 'UnknownAnchor' || problem.file === own?.file || isOfBase(found)) return problem;
      const { anchor } = found.data as { anchor: string };
      const data = { anchor, location: `${problem.file}, line ${problem.line}`, ...containerOf(found.path) };
      return locate(finding('RemovedAnchor', data, ['sections', anchor], 'key'), files.slice(0, 1));
    });
}

/** The finding for a required key that the page's own file removes with null. */
function removedKey({ code, data, path }: Finding, own: TextFile): Finding | undefined {
  if (code !== 'MissingKey') return undefined;
  const { key, where, example } = data as DataOf<'MissingKey'>;
  const at = [...path, key];
  return isWritten(own, at) ? finding('RemovedKey', { key, where, example }, at, 'key') : undefined;
}

/** The list that contains a link, or the key with the link, by its keys. */
function containerOf(path: Path): { keys: string[]; isList: boolean } {
  const index = path.findIndex((step) => typeof step === 'number');
  const action = path.at(-1) === 'anchor' ? path.slice(0, -1) : path;
  return { keys: (index < 0 ? action : path.slice(0, index)).map(String), isList: index >= 0 };
}

/** The rest of a finding's data, such as the known names, differs between a page and its base. */
function keyOf({ code, path, data }: Finding): string {
  return JSON.stringify([code, path, 'key' in data && data.key]);
}

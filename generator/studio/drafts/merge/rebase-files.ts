import { isDeepStrictEqual } from 'node:util';
import { mergeTexts } from '../../../edit/diff/merge-texts.ts';
import { valueAt } from '../../../edit/file/model.ts';
import { changeOf, type SiteEdit, type SiteFiles } from '../../../edit/operations/site-edit.ts';
import { replaced } from '../draft-folder.ts';
import type { Clash } from './clashes.ts';
import { diffData, sharedPlaces, valueThere } from './data-diff.ts';
import { dataOf } from './data-of.ts';

type Texts = ReadonlyMap<string, string>;

/**
 * Brings what was published since into a draft. Where both changed the same, the draft keeps its value, and the published one is a
 * clash.
 * @param was the published site that the draft is made from
 * @param published the one that it should be made from
 */
export function rebaseFiles(
  draft: Pick<SiteFiles, 'read'>,
  { was, published }: { was: Texts; published: Texts },
): { edit: SiteEdit; clashes: Clash[] } {
  const edit: SiteEdit = [];
  const clashes: Clash[] = [];
  for (const file of new Set([...was.keys(), ...published.keys()])) {
    const [base, now, own] = [was.get(file), published.get(file), draft.read(file)];
    if (base === now || own === now) continue;
    if (own === base) edit.push(...replaced(file, own, now));
    else if (base === undefined || now === undefined || own === undefined)
      clashes.push({ file, path: [], before: base, first: own, second: now });
    else {
      const merged = mergedFile(file, { base, now, own });
      edit.push(...changeOf(file, own, merged.text));
      clashes.push(...merged.clashes);
    }
  }
  return { edit, clashes };
}

function mergedFile(
  file: string,
  { base, now, own }: { base: string; now: string; own: string },
): { text: string; clashes: Clash[] } {
  const { text, left } = mergeTexts(base, now, own);
  if (left.length === 0 && (dataOf(text) || !dataOf(own))) return { text, clashes: [] };
  const whole = { text: own, clashes: [{ file, path: [], before: base, first: own, second: now }] };
  const [before, first, second] = [dataOf(base), dataOf(own), dataOf(now)];
  if (!before || !first || !second || !dataOf(text)) return whole;
  const mine = diffData(before, first);
  const theirs = diffData(before, second);
  const clashes = sharedPlaces(mine, theirs)
    .map(
      (path): Clash => ({
        file,
        path: mine.map(path) ?? path,
        before: valueAt(before, path),
        first: valueThere(first, mine, path),
        second: valueThere(second, theirs, path),
      }),
    )
    .filter((clash) => !isDeepStrictEqual(clash.first, clash.second));
  return clashes.length > 0 ? { text, clashes } : whole;
}

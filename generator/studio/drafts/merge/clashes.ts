import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../../edit/file/model.ts';
import type { SiteFiles } from '../../../edit/operations/site-edit.ts';
import type { Path } from '../../../errors/finding.ts';
import { isObject } from '../../../lib/is-object.ts';
import { attempt } from './attempt.ts';
import { type DataDiff, diffData, isInside, placeThere, sharedPlaces, valueThere } from './data-diff.ts';
import { dataOf } from './data-of.ts';
import type { SinceSeen } from './map-operation.ts';
import { textWithValue } from './text-with-value.ts';

/** A value that an author changed while others changed it, too. Values are undefined where there is none. */
export interface Clash {
  /** Its present file. */
  file: string;
  /** Its present path in the file; empty for the whole text. */
  path: Path;
  before: unknown;
  /** What the others made of it. */
  first: unknown;
  /** What the author wants it to be. */
  second: unknown;
}

/** The states of a folder that are brought together. */
export interface States {
  /** As the author saw it. */
  seen: SiteFiles;
  /** As it is. */
  head: SiteFiles;
  /** What the author saw, with what the author did. */
  wanted: SiteFiles;
  /** What the author renamed, by the name before. */
  renamed: ReadonlyMap<string, string>;
  since: SinceSeen;
}

/** The three texts of a file, named as the author saw it. Undefined where there is no file. */
export function textsOf(file: string, { seen, head, wanted, renamed, since }: States) {
  return {
    before: seen.read(file),
    first: head.read(since.file(file)),
    second: wanted.read(renamed.get(file) ?? file),
  };
}

/** A file in its three states, which all parse. */
export interface Compared {
  /** Its present name. */
  file: string;
  before: unknown;
  first: unknown;
  second: unknown;
  mine: DataDiff;
  theirs: DataDiff;
  /** Where both changed something to different values, as paths before. */
  shared: Path[];
}

/** @returns undefined if a text does not parse or is missing */
export function compareFile(file: string, states: States): Compared | undefined {
  const texts = textsOf(file, states);
  const [before, first, second] = [dataOf(texts.before), dataOf(texts.first), dataOf(texts.second)];
  if (!before || !first || !second) return undefined;
  const [mine, theirs] = [diffData(before, second), diffData(before, first)];
  const differing = sharedPlaces(mine, theirs).filter(
    (path) => !isDeepStrictEqual(valueThere(first, theirs, path), valueThere(second, mine, path)),
  );
  const shared = presentPlaces(differing, theirs);
  return { file: states.since.file(file), before, first, second, mine, theirs, shared };
}

/** Each place once, without those inside others. An item that others removed has no place, so its list is taken. */
function presentPlaces(paths: readonly Path[], theirs: DataDiff): Path[] {
  const present = paths.map((path) => {
    let place = path;
    while (!placeThere(theirs, place)) place = place.slice(0, -1);
    return place;
  });
  return present.filter(
    (path, index) =>
      !present.some(
        (other, at) =>
          (isInside(path, other) && path.length > other.length) || (at < index && isSame(path, other)),
      ),
  );
}

const isSame = (path: Path, other: Path) => path.length === other.length && isInside(path, other);

export const clashAt = (path: Path, { file, before, first, second, mine, theirs }: Compared): Clash => ({
  file,
  path: placeThere(theirs, path) ?? path,
  before: valueAt(before, path),
  first: valueThere(first, theirs, path),
  second: valueThere(second, mine, path),
});

/** A file that clashes as a whole. If it is gone, the author's one has the name that the author gave it. */
export function wholeFile(file: string, states: States): Clash {
  const { before, first, second } = textsOf(file, states);
  const present = states.since.file(file);
  const name = first === undefined ? (states.renamed.get(file) ?? present) : present;
  return { file: name, path: [], before, first, second };
}

/** All that the author meant to change in a file, as clashes: if the author's values are chosen, the file has the author's text. */
export function meantFor(file: string, states: States): Clash[] {
  const compared = compareFile(file, states);
  const { before: text, second: wanted } = textsOf(file, states);
  if (!compared || text === undefined || wanted === undefined) return [wholeFile(file, states)];
  const { shared, mine, theirs } = compared;
  const places = presentPlaces([...shared, ...mine.changed, ...mine.grown], theirs);
  if (!isAllIn(places, compared, { text, wanted })) return [wholeFile(file, states)];
  return places
    .map((path) => clashAt(path, compared))
    .filter(({ first, second }) => !isDeepStrictEqual(first, second));
}

/** Whether values are everything that an author changed: no order of items or sections, and no comment. */
function isAllIn(
  places: readonly Path[],
  { second, mine }: Compared,
  { text, wanted }: { text: string; wanted: string },
): boolean {
  // The last ones first, because an item that is removed moves those behind it.
  const made = attempt(() =>
    places.reduceRight((made, path) => textWithValue(made, path, valueThere(second, mine, path)), text),
  );
  if (made === undefined) return false;
  const data = dataOf(made);
  const hasSameOrder = isDeepStrictEqual(sectionsIn(data), sectionsIn(second));
  return (
    isDeepStrictEqual(data, second) && hasSameOrder && commentsIn(wanted).every((one) => made.includes(one))
  );
}

function sectionsIn(data: unknown): string[] {
  const sections = valueAt(data, ['sections']);
  return isObject(sections) ? Object.keys(sections) : [];
}

/** What looks like a comment: some of it can be in texts. */
const commentsIn = (text: string) => text.match(/(?<!\S)#.*$/gm) ?? [];

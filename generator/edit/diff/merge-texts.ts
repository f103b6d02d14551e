import { applyChanges, type Change, changesBetween } from './changes.ts';

export interface MergedTexts {
  text: string;
  /** Changes of the first text that were left out, because the second one changed the same piece. */
  left: Change[];
}

/** A text with the changes of two others to it. Where both changed the same piece, the second one's change is taken. */
export function mergeTexts(base: string, one: string, two: string): MergedTexts {
  const theirs = changesBetween(base, two);
  const left: Change[] = [];
  const taken: Change[] = [];
  for (const change of changesBetween(base, one)) {
    if (theirs.some((other) => isEqual(change, other))) continue;
    if (theirs.some((other) => overlaps(change, other))) left.push(change);
    else taken.push(change);
  }
  const all = [...theirs, ...taken].toSorted(
    (first, second) => first.at - second.at || endOf(first) - endOf(second),
  );
  return { text: applyChanges(base, all), left };
}

const endOf = ({ at, removed }: Change) => at + removed.length;

const isEqual = (one: Change, two: Change) =>
  one.at === two.at && one.removed === two.removed && one.inserted === two.inserted;

/** Whether two changes share a piece, or touch without a line break between them. */
function overlaps(one: Change, two: Change): boolean {
  const [first, second] =
    one.at < two.at || (one.at === two.at && endOf(one) <= endOf(two)) ? [one, two] : [two, one];
  if (second.at !== endOf(first)) return second.at < endOf(first);
  return !(first.removed.endsWith('\n') && second.removed !== '');
}

import { diffLines, type Hunk } from '../../edit/diff/line-diff.ts';
import { cut } from '../english.ts';

/** Words around a change that are shown with it. */
const context = 2;

/** Longer texts are compared only by their beginnings and ends: the comparison of all words takes quadratic memory. */
const maxWords = 600;

/**
 * The words that differ between two texts, with an ellipsis for each gap.
 * @param limit characters of each side
 */
export function wordChange(before: string, after: string, limit: number) {
  const old = before.split(' ').filter(Boolean);
  const now = after.split(' ').filter(Boolean);
  const hunks = joined(old.length + now.length > maxWords ? [hull(old, now)] : diffLines(old, now));
  const removed = hunks.reduce((sum, { from, to }) => sum + to - from, 0);
  // Little is left of the text: its beginning says more than scattered words.
  if (hunks.length > 1 && removed > old.length * 0.7)
    return { before: cut(before, limit) || undefined, after: cut(after, limit) || undefined };
  const side = (words: readonly string[], range: (hunk: Hunk) => readonly [number, number]) => {
    const parts = hunks.map((hunk) => {
      const [from, to] = range(hunk);
      const [start, end] = [Math.max(0, from - context), Math.min(words.length, to + context)];
      return { start, end, text: words.slice(start, end).join(' ') };
    });
    const text = parts.map((part) => part.text).join(' … ');
    const isCut = (parts[0]?.start ?? 0) > 0;
    const goesOn = (parts.at(-1)?.end ?? words.length) < words.length;
    return text === ''
      ? undefined
      : `${isCut ? '… ' : ''}${cut(text, limit)}${goesOn && text.length <= limit ? ' …' : ''}`;
  };
  return {
    before: side(old, ({ from, to }) => [from, to] as const),
    after: side(now, ({ at, end }) => [at, end] as const),
  };
}

/** Everything between the words that both texts begin and end with. */
function hull(old: readonly string[], now: readonly string[]): Hunk {
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return { from: head, to: old.length - tail, at: head, end: now.length - tail };
}

/** Hunks whose words around them would touch, as one. */
function joined(hunks: readonly Hunk[]): Hunk[] {
  const all: Hunk[] = [];
  for (const hunk of hunks) {
    const last = all.at(-1);
    if (last && hunk.from - last.to <= 2 * context)
      all[all.length - 1] = { ...last, to: hunk.to, end: hunk.end };
    else all.push(hunk);
  }
  return all;
}

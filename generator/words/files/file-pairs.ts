import { splitLines } from '../../edit/diff/line-diff.ts';
import type { SiteFiles } from '../../edit/operations/site-edit.ts';
import { routeIn } from '../../load/load-page.ts';

/** A file that differs between two states; without one side if it is new or gone. */
export interface FilePair {
  /** Its name afterward, or before if it is gone. */
  file: string;
  /** Its name before, if it had another one. */
  from?: string;
  before?: string;
  after?: string;
}

/** The files whose texts differ. Only those are looked at further, because most of a thousand pages stay the same. */
export function differingFiles(before: SiteFiles, after: SiteFiles): FilePair[] {
  const [old, now] = [new Set(before.list()), new Set(after.list())];
  const pairs: FilePair[] = [...new Set([...now, ...old])].flatMap((file): FilePair[] => {
    const texts = {
      before: old.has(file) ? before.read(file) : undefined,
      after: now.has(file) ? after.read(file) : undefined,
    };
    return texts.before === texts.after ? [] : [{ file, ...texts }];
  });
  return withRenames(pairs);
}

/** More pairs of a page that is gone and a new one are not compared line by line: a folder was replaced by another one. */
const maxComparisons = 400;

/** A page that is gone and a new one that is much the same are one page under another name. */
function withRenames(pairs: FilePair[]): FilePair[] {
  const isPage = ({ file }: FilePair) => !file.includes('/');
  const gone = new Set(pairs.filter((pair) => pair.after === undefined && isPage(pair)));
  const added = pairs.filter((pair) => pair.before === undefined && isPage(pair));
  const isSmall = gone.size * added.length <= maxComparisons;
  const renamed = new Map<FilePair, FilePair>();
  for (const pair of added) {
    let best: { from: FilePair; likeness: number } | undefined;
    for (const from of gone) {
      const same = from.before === pair.after ? 1 : 0;
      const likeness = isSmall ? likenessOf(from.before ?? '', pair.after ?? '') : same;
      if (likeness > (best?.likeness ?? 0.5)) best = { from, likeness };
    }
    if (!best) continue;
    renamed.set(pair, best.from);
    gone.delete(best.from);
  }
  const followed = new Set(renamed.values());
  return pairs.flatMap((pair) => {
    const from = renamed.get(pair);
    if (from) return [{ ...pair, from: from.file, before: from.before }];
    return followed.has(pair) ? [] : [pair];
  });
}

/** From 0 to 1: the share of lines that two pages have in common. The same address, or a redirect from it, counts as 1. */
function likenessOf(before: string, after: string): number {
  if (before === after) return 1;
  const route = routeIn(before);
  if (route !== undefined && (route === routeIn(after) || formerRoutes(after).includes(route))) return 1;
  const lines = splitLines(before);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  let common = 0;
  const others = splitLines(after);
  for (const line of others) {
    const left = counts.get(line) ?? 0;
    if (left > 0) common++;
    counts.set(line, left - 1);
  }
  return common / Math.max(lines.length, others.length, 1);
}

/** The routes below `formerly`, in either notation. */
function formerRoutes(text: string): string[] {
  const written = /^formerly:(.*(?:\n[ -].*)*)/m.exec(text)?.[1] ?? '';
  return [...written.matchAll(/\/[^\s"',\]]*/g)].map(([route]) => route);
}

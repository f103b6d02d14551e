import { otherUses } from './catalog/pictures.ts';
import { otherPages } from './catalog/references.ts';
import type { Problem } from './problem.ts';

const locationOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

/**
 * Reports each problem once: a base shares its problems with its variants, and an unreadable image with every use.
 * Problems are grouped by file and sorted from top to bottom.
 */
export function deduplicate(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  const once = problems.filter((problem) => {
    const key = `${problem.code} ${locationOf(problem)} ${problem.message}`;
    return !seen.has(key) && seen.add(key);
  });
  const files = [...new Set(once.map((problem) => problem.file))];
  const order = ({ file, line, column }: Problem) => files.indexOf(file) * 1e9 + line * 1e4 + column;
  return mergeContentAnchors(mergeUnreadableImages(once.sort((a, b) => order(a) - order(b))));
}

/** The file needs one fix: the problem is reported at its first use and lists the others. */
function mergeUnreadableImages(problems: Problem[]): Problem[] {
  const uses = new Map<string, string[]>();
  for (const { code, message, file, line } of problems)
    if (code === 'UnreadableImage') uses.set(message, [...(uses.get(message) ?? []), `${file}:${line}`]);
  return problems.flatMap((problem) => {
    const [, ...others] = uses.get(problem.message) ?? [];
    if (problem.code !== 'UnreadableImage') return [problem];
    if (!uses.delete(problem.message)) return [];
    return others.length === 0
      ? [problem]
      : [{ ...problem, message: `${problem.message} ${otherUses(others)}` }];
  });
}

/** A content link needs one fix: the message names the first page that shows it and counts the others. */
function mergeContentAnchors(problems: Problem[]): Problem[] {
  const pageCounts = new Map<string, number>();
  for (const problem of problems)
    if (problem.code === 'ContentAnchor')
      pageCounts.set(locationOf(problem), (pageCounts.get(locationOf(problem)) ?? 0) + 1);
  return problems.flatMap((problem) => {
    if (problem.code !== 'ContentAnchor') return [problem];
    const pages = pageCounts.get(locationOf(problem));
    if (!pages || !pageCounts.delete(locationOf(problem))) return [];
    return pages === 1 ? [problem] : [{ ...problem, message: `${problem.message} ${otherPages(pages - 1)}` }];
  });
}

import { otherUses } from './catalog/pictures.ts';
import { otherPages } from './catalog/references.ts';
import type { Problem } from './problem.ts';

const locationOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
const keyOf = (problem: Problem) => `${locationOf(problem)} ${problem.code} ${problem.message}`;

/**
 * Reports each problem once: a base shares its problems with its variants, and an unreadable image with every use.
 * Problems are grouped by file and sorted from top to bottom.
 */
export function deduplicate(problems: Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [keyOf(problem), problem]));
  const files = [...new Set(problems.map((problem) => problem.file))];
  const order = ({ file, line, column }: Problem) => files.indexOf(file) * 1e9 + line * 1e4 + column;
  const sorted = [...once.values()].sort((a, b) => order(a) - order(b));
  return [...Map.groupBy(sorted, fixOf).values()].flatMap(merge);
}

/** Equal for problems that one fix solves: an unreadable file, or a link in content that several pages show. */
function fixOf(problem: Problem): string {
  if (problem.code === 'UnreadableImage') return problem.message;
  return problem.code === 'ContentAnchor' ? locationOf(problem) : keyOf(problem);
}

/** Reports the first of several problems with one fix, and mentions the others. */
function merge([first, ...others]: Problem[]): Problem[] {
  if (!first || others.length === 0) return first ? [first] : [];
  const uses = others.map(({ file, line }) => `${file}:${line}`);
  const more = first.code === 'UnreadableImage' ? otherUses(uses) : otherPages(others.length);
  return [{ ...first, message: `${first.message} ${more}` }];
}

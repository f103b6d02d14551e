import { shownElsewhere } from './catalog/pictures.ts';
import { alsoOn } from './catalog/references.ts';
import type { Problem } from './problem.ts';

/**
 * Each mistake once. One in a base shows in each of its variants, and a broken picture wherever it is shown.
 * Each file's mistakes come in its order.
 */
export function unique(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  const once = problems.filter(({ code, file, line, column, message }) => {
    const key = `${code} ${file}:${line}:${column} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
  const files = [...new Set(once.map((problem) => problem.file))];
  const place = ({ file, line, column }: Problem) => files.indexOf(file) * 1e9 + line * 1e4 + column;
  return contentAnchorsOnce(brokenPicturesOnce(once.sort((a, b) => place(a) - place(b))));
}

/** The file is what has to be mended, however many places show it: the first of them is told, the others are named. */
function brokenPicturesOnce(problems: Problem[]): Problem[] {
  const uses = new Map<string, string[]>();
  for (const { code, message, file, line } of problems)
    if (code === 'UnreadableImage') uses.set(message, [...(uses.get(message) ?? []), `${file}:${line}`]);
  return problems.flatMap((problem) => {
    const [, ...others] = uses.get(problem.message) ?? [];
    if (problem.code !== 'UnreadableImage') return [problem];
    if (!uses.delete(problem.message)) return [];
    return others.length === 0
      ? [problem]
      : [{ ...problem, message: `${problem.message} ${shownElsewhere(others)}` }];
  });
}

/** A link of the content is mended in one place, however many pages show it: the first of them is named. */
function contentAnchorsOnce(problems: Problem[]): Problem[] {
  const places = new Map<string, number>();
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  for (const problem of problems)
    if (problem.code === 'ContentAnchor')
      places.set(placeOf(problem), (places.get(placeOf(problem)) ?? 0) + 1);
  return problems.flatMap((problem) => {
    if (problem.code !== 'ContentAnchor') return [problem];
    const pages = places.get(placeOf(problem));
    if (!pages || !places.delete(placeOf(problem))) return [];
    return pages === 1 ? [problem] : [{ ...problem, message: `${problem.message} ${alsoOn(pages - 1)}` }];
  });
}

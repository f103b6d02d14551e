import { finding } from '../errors/finding.ts';
import { isWritten, lineOf, locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { WrittenLink } from '../validate/routes/routed-page.ts';

/**
 * A problem of a variant, at the lines that cause it. A line of the control that only this variant makes wrong is not the one
 * to edit, so the problem is at the variant.
 * @param files those of the variant; the first one names the place of its changes
 */
export function inExperiment(problem: Problem, id: string, files: TextFile[]): Problem {
  const [own] = files;
  const place = own?.overrides?.[0];
  if (!own || !place) return problem;
  const start = lineOf(own, place);
  if (start === undefined || isInside(problem, own, start)) return problem;
  const { title, message, file, line } = problem;
  const data = { id, title, message, location: `${file}, line ${line}` };
  return locate(finding('BrokenByVariant', data, place, 'key'), [{ file: own.file, text: own.text }]);
}

/** Whether a problem is in the group of keys whose key is in a line. */
function isInside({ file, line }: Problem, own: TextFile, start: number): boolean {
  if (file !== own.file || line < start) return false;
  const lines = own.text.split('\n').slice(start - 1, line);
  const indent = (text = '') => text.search(/\S|$/);
  const outer = indent(lines[0]);
  return lines.slice(1).every((text) => text.trim() === '' || indent(text) > outer);
}

/** The links that a variant adds, with paths in the page's file. It inherits all others from pages that check them. */
export function linksInVariant(links: readonly WrittenLink[], [own]: TextFile[]): WrittenLink[] {
  const place = own?.overrides?.[0];
  if (!own || !place) return [];
  const plain = { file: own.file, text: own.text };
  return links.flatMap(({ link, path }) => {
    const inVariant = [...place, ...path];
    return isWritten(plain, inVariant) ? [{ link, path: inVariant }] : [];
  });
}

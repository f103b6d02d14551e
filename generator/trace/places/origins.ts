import type { Origin } from '../../../schema/api/studio/page.ts';
import type { Path } from '../../errors/finding.ts';
import { layersInside, lineIn, type PageFiles } from './page-files.ts';

type Layers = PageFiles['layers'];

/**
 * Which file wrote each value of a merged page. A path is listed if its origin is another one than that of the value around it.
 * @param data the merged page
 */
export function originsOf(data: unknown, { layers }: Pick<PageFiles, 'layers'>): Origin[] {
  const origins: Origin[] = [];

  function visit(value: unknown, path: Path, inside: Layers, outer: Layers[number] | undefined): void {
    const [first] = inside;
    if (first && !isSame(first, outer)) origins.push({ path, file: first.file, line: lineIn(first, path) });
    // A list belongs to one file as a whole, and so does what only one file has.
    if (inside.length < 2 || typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, inner] of Object.entries(value))
      visit(inner, [...path, key], layersInside(inside, key), first);
  }

  visit(data, [], layers, undefined);
  return origins;
}

const isSame = (one: Layers[number], other: Layers[number] | undefined) =>
  one.depth === other?.depth && one.at === other.at;

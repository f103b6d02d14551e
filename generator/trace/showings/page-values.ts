import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { insideOf } from '../places/value-at.ts';
import type { KnownPage } from './known-pages.ts';

const keyOf = (path: Path) => JSON.stringify(path);

/** Whether a page has the value that a file writes at a path: its own, or one that it inherits and does not replace. */
export function hasValueOf({ files: { layers } }: KnownPage, file: string, path: Path): boolean {
  const isOverride = path[0] === 'matrix' && path[1] === 'overrides';
  const [at, inPage] = isOverride ? [path.slice(0, 4), path.slice(4)] : [[], path];
  const from = layers.findIndex((layer) => layer.file === file && keyOf(layer.at) === keyOf(at));
  return from >= 0 && !layers.slice(0, from).some(({ data }) => writesAt(data, inPage));
}

/** Whether data has something at a path, or anything but a group of keys on the way there. */
function writesAt(data: unknown, path: Path): boolean {
  let value = data;
  for (const step of path) {
    if (!isObject(value)) return true;
    value = insideOf(value, step);
    if (value === undefined) return false;
  }
  return true;
}

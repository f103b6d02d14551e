import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import { flow } from './messages/words.ts';

/** Longer lists are not printed. */
const maxLines = 12;

/**
 * The finding for a link that a page inherits to a section that it removes.
 * @param path of the link in the merged page
 * @param location where the link is written
 */
export function removedAnchor(anchor: string, location: string, path: Path, page: unknown): Finding {
  const index = path.findIndex((step) => typeof step === 'number');
  const action = path.at(-1) === 'anchor' ? path.slice(0, -1) : path;
  const keys = (index < 0 ? action : path.slice(0, index)).map(String);
  const lines = index >= 0 && index === path.length - 2 ? listWithout(anchor, keys, page) : undefined;
  return finding(
    'RemovedAnchor',
    { anchor, location, keys, isList: index >= 0, lines },
    ['sections', anchor],
    'key',
  );
}

/** The list as YAML, without the entries that link to the section; undefined if it is too long, or empty without them. */
function listWithout(anchor: string, keys: string[], page: unknown): string[] | undefined {
  const list = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), page);
  if (!Array.isArray(list)) return undefined;
  const kept = list.filter((entry) => !isObject(entry) || entry.anchor !== anchor).map(flow);
  if (kept.length === 0 || kept.length > maxLines) return undefined;
  const outer = keys.map((key, depth) => `${'  '.repeat(depth)}${key}:`);
  return [...outer, ...kept.map((entry) => `${'  '.repeat(keys.length)}- ${entry}`)];
}

import type { Path } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import { flow } from './messages/words.ts';

/** Longer lists are not printed. */
const maxLines = 12;

/** What a page has to write to change a link or button that it inherits. */
export interface InheritedPlace {
  /** The keys from the top of the page to the text, action, or list. */
  keys: string[];
  isList: boolean;
  /** The changed list as YAML; undefined for an entry deep in a list, and for a list that is too long or empty. */
  lines?: string[] | undefined;
}

type Entry = Record<string, unknown>;

/**
 * @param path of the link or button in the merged page
 * @param change the entry of a list as this page should write it; undefined to leave it out
 */
export function inheritedPlace(
  path: Path,
  page: unknown,
  change: (entry: Entry) => Entry | undefined,
): InheritedPlace {
  const index = path.findIndex((step) => typeof step === 'number');
  const action = /^(anchor|package|plan)$/.test(String(path.at(-1))) ? path.slice(0, -1) : path;
  const keys = (index < 0 ? action : path.slice(0, index)).map(String);
  const lines = index >= 0 && index === path.length - 2 ? listLines(keys, page, change) : undefined;
  return { keys, isList: index >= 0, lines };
}

function listLines(
  keys: string[],
  page: unknown,
  change: (entry: Entry) => Entry | undefined,
): string[] | undefined {
  const list = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), page);
  if (!Array.isArray(list)) return undefined;
  const kept = list
    .map((entry: unknown) => (isObject(entry) ? change(entry) : entry))
    .filter((entry) => entry !== undefined)
    .map(flow);
  if (kept.length === 0 || kept.length > maxLines) return undefined;
  const outer = keys.map((key, depth) => `${'  '.repeat(depth)}${key}:`);
  return [...outer, ...kept.map((entry) => `${'  '.repeat(keys.length)}- ${entry}`)];
}

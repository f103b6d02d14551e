import { isAllBut } from '../lib/all-but.ts';
import { isObject } from '../lib/is-object.ts';
import type { Plan } from '../prepare/value/plan.ts';
import { endWords } from './moment-words.ts';
import { isOpen, type Windows } from './windows.ts';

/** What is decided by the clock. */
export interface ShownParts extends Pick<Windows, 'hasWindows' | 'windowOf'> {
  /** Undefined for any time. */
  at: number | undefined;
  /** The content entries outside their windows, by collection. */
  hidden: ReadonlyMap<string, ReadonlySet<string>>;
  contentIds: (collection: string) => string[];
}

export interface Shown {
  value: unknown;
  /** Whether a list lost all its entries, and its key with them. */
  isEmptied: boolean;
}

/** Positions of a list's entries in the list as written, for lists that lost some. */
const positions = new WeakMap<readonly unknown[], readonly number[]>();

/**
 * The value as it is at an instant, without changing it: groups outside their window are gone, and so are the keys `from` and
 * `until`. A value without windows is returned as it is.
 */
export function shownAt(value: unknown, plan: Plan | undefined, parts: ShownParts): Shown {
  const { at, hidden, contentIds, hasWindows, windowOf } = parts;
  let isEmptied = false;

  function walk(value: unknown, plan: Plan | undefined): unknown {
    if (hidden.size === 0 && !hasWindows(value)) return value;
    if (plan?.kind === 'content') return references(value, plan.collection);
    if (Array.isArray(value)) return list(value, plan?.kind === 'list' ? plan.item : undefined);
    return isObject(value) ? group(value, plan) : value;
  }

  function references(value: unknown, collection: string): unknown {
    const absent = hidden.get(collection);
    if (!absent) return Array.isArray(value) ? list(value, undefined) : value;
    return list(idsIn(value, collection), undefined, (id) => absent.has(String(id)));
  }

  function idsIn(value: unknown, collection: string): unknown {
    if (value === 'all') return contentIds(collection);
    if (!isAllBut(value)) return value;
    const except: unknown[] = Array.isArray(value.except) ? value.except : [];
    return contentIds(collection).filter((id) => !except.includes(id));
  }

  function list(value: unknown, plan: Plan | undefined, isAbsent?: (id: unknown) => boolean): unknown {
    if (!Array.isArray(value)) return value;
    const kept: number[] = [];
    const shown = value.flatMap((item: unknown, index) => {
      if (isObject(item) ? !isOpen(windowOf(item, []).window, at) : isAbsent?.(item)) return [];
      kept.push(index);
      return [walk(item, plan)];
    });
    if (shown.length === 0 && value.length > 0) {
      isEmptied = true;
      return undefined;
    }
    if (shown.length < value.length) positions.set(shown, kept);
    return shown;
  }

  function group(value: Record<string, unknown>, plan: Plan | undefined): object {
    const { from: _from, until, ...rest } = value;
    const keys = plan?.kind === 'group' ? plan.keys : undefined;
    const shown: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(rest)) {
      if (isObject(inner) && !isOpen(windowOf(inner, []).window, at)) continue;
      const part = walk(inner, plan?.kind === 'map' ? plan.value : keys?.get(key));
      if (part !== undefined) shown[key] = part;
    }
    const end = keys?.get('until')?.kind === 'moment' && windowOf({ until }, []).window.until;
    if (end) shown.until = { at: end.at, text: endWords(end) };
    return shown;
  }

  return { value: walk(value, plan), isEmptied };
}

/** The path in the data as written of a path in what is shown of it. */
export function writtenPath(shown: unknown, path: readonly (string | number)[]): (string | number)[] {
  let here = shown;
  return path.map((step) => {
    const position = Array.isArray(here) ? positions.get(here)?.[Number(step)] : undefined;
    here = (here as Record<string | number, unknown> | undefined)?.[step];
    return position ?? step;
  });
}

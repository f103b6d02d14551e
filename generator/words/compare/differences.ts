import type { Path } from '../../../schema/api/studio/operation.ts';
import { sameData } from '../../edit/file/model.ts';
import { isObject } from '../../lib/is-object.ts';
import { matchItems } from './match-items.ts';
import { movesBetween } from './moves.ts';

/** A difference between two values, as deep inside them as possible. Undefined is the absence of a value. */
export type Difference =
  | { kind: 'value'; path: Path; before: unknown; after: unknown }
  /** An item of a list, or an entry of a mapping whose order shows. The path is that of the item where it is or was. */
  | { kind: 'added' | 'removed'; path: Path; value: unknown }
  /** The item that it is next to now: above the next one if it moved up, or else below the one before. */
  | { kind: 'moved'; path: Path; above?: Path; below?: Path }
  /** A key of a mapping whose order shows, with the same value under another key. */
  | { kind: 'renamed'; path: Path; from: string };

/** What is special about some mappings of a file. */
export interface MappingRules {
  /** Whether entries show in the order of the file. */
  isOrdered: (path: Path) => boolean;
  /** Whether the mapping only groups values, each of which comes and goes by itself. */
  isOpen: (path: Path) => boolean;
}

/** The keys of what an action does, which changes as one. */
export const targetKeys = ['form', 'package', 'plan', 'chat', 'link', 'anchor', 'call'] as const;

/** The differences between two values at a path, in the order of the later one. */
export function differencesBetween(
  before: unknown,
  after: unknown,
  rules: MappingRules,
  path: Path = [],
): Difference[] {
  const isOpen = rules.isOpen(path);
  const old = isOpen && before === undefined && isObject(after) ? {} : before;
  const now = isOpen && after === undefined && isObject(before) ? {} : after;
  if (old === now) return [];
  if (isObject(old) && isObject(now)) {
    if (rules.isOrdered(path)) return entryDifferences(old, now, rules, path);
    if (isAction(old) && isAction(now)) return actionDifferences(old, now, rules, path);
    return keyDifferences(old, now, rules, path);
  }
  if (Array.isArray(old) && Array.isArray(now)) return listDifferences(old, now, rules, path);
  return sameData(old, now) ? [] : [{ kind: 'value', path, before: old, after: now }];
}

type Group = Record<string, unknown>;

function keyDifferences(
  old: Group,
  now: Group,
  rules: MappingRules,
  path: Path,
  without: readonly string[] = [],
) {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter(
    (key) => !without.includes(key),
  );
  return keys.flatMap((key) => differencesBetween(own(old, key), own(now, key), rules, [...path, key]));
}

const own = (group: Group, key: string) => (Object.hasOwn(group, key) ? group[key] : undefined);

/** Whether a group of keys is a button or a link. */
export const isAction = (value: unknown): value is Group =>
  isObject(value) && typeof value.label === 'string' && targetKeys.some((key) => Object.hasOwn(value, key));

function actionDifferences(old: Group, now: Group, rules: MappingRules, path: Path): Difference[] {
  const target = (action: Group) =>
    Object.fromEntries(targetKeys.flatMap((key) => (Object.hasOwn(action, key) ? [[key, action[key]]] : [])));
  const [before, after] = [target(old), target(now)];
  const others = keyDifferences(old, now, rules, path, targetKeys);
  return sameData(before, after) ? others : [...others, { kind: 'value', path, before, after }];
}

function listDifferences(old: unknown[], now: unknown[], rules: MappingRules, path: Path): Difference[] {
  const { pairs, removed } = matchItems(old, now);
  const inPlace = new Map(pairs.map(({ from, to }) => [to, from]));
  return [
    ...removed.map((index): Difference => ({ kind: 'removed', path: [...path, index], value: old[index] })),
    ...now.flatMap((value, index): Difference[] => {
      const from = inPlace.get(index);
      if (from === undefined) return [{ kind: 'added', path: [...path, index], value }];
      return differencesBetween(old[from], value, rules, [...path, index]);
    }),
    ...movesBetween(pairs).map(
      ({ to, above, below }): Difference => ({
        kind: 'moved',
        path: [...path, to],
        ...(above !== undefined && { above: [...path, above] }),
        ...(below !== undefined && { below: [...path, below] }),
      }),
    ),
  ];
}

/** Entries of a mapping whose order shows: sections, and entries of content files. */
function entryDifferences(old: Group, now: Group, rules: MappingRules, path: Path): Difference[] {
  const present = (group: Group) =>
    Object.keys(group).filter((key) => (group[key] ?? undefined) !== undefined);
  const [before, after] = [present(old), present(now)];
  const removed = before.filter((key) => !after.includes(key));
  const renamed = new Map<string, string>();
  for (const key of after) {
    if (before.includes(key)) continue;
    const from = removed.find((one) => !renamed.has(one) && sameData(old[one], now[key]));
    if (from !== undefined) renamed.set(from, key);
  }
  const formerly = new Map([...renamed].map(([from, to]) => [to, from]));
  const pairs = after.flatMap((key, to) => {
    const from = before.indexOf(formerly.get(key) ?? key);
    return from < 0 ? [] : [{ from, to }];
  });
  const at = (index: number): Path => [...path, after[index] ?? ''];
  return [
    ...removed
      .filter((key) => !renamed.has(key))
      .map((key): Difference => ({ kind: 'removed', path: [...path, key], value: old[key] })),
    ...after.flatMap((key): Difference[] => {
      const from = formerly.get(key);
      if (from !== undefined) return [{ kind: 'renamed', path: [...path, key], from }];
      if (!before.includes(key)) return [{ kind: 'added', path: [...path, key], value: now[key] }];
      return differencesBetween(old[key], now[key], rules, [...path, key]);
    }),
    ...movesBetween(pairs).map(
      ({ to, above, below }): Difference => ({
        kind: 'moved',
        path: at(to),
        ...(above !== undefined && { above: at(above) }),
        ...(below !== undefined && { below: at(below) }),
      }),
    ),
  ];
}

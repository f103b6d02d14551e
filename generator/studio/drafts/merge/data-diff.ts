import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../../edit/file/model.ts';
import type { Path } from '../../../errors/finding.ts';
import { isObject } from '../../../lib/is-object.ts';
import { matchItems } from '../../../words/compare/match-items.ts';

/** What happened to data. The order of keys is not compared. */
export interface DataDiff {
  /** Where values were changed or removed, or keys added, as paths before. */
  changed: Path[];
  /** The lists that got items, as paths before. */
  grown: Path[];
  /** Where the value at a path is afterward; undefined if it, or what contains it, is gone. */
  map: (path: Path) => Path | undefined;
  /** Where each item of a list is afterward, -1 if it is gone. @param path of the list, before */
  items: (path: Path) => readonly number[] | undefined;
}

export function diffData(before: unknown, after: unknown): DataDiff {
  const changed: Path[] = [];
  const grown: Path[] = [];
  const lists = new Map<string, number[]>();
  const keyOf = (path: Path) => JSON.stringify(path);

  const compare = (one: unknown, two: unknown, path: Path): void => {
    if (one === two) return;
    if (isObject(one) && isObject(two)) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(two)])) {
        const isShared = Object.hasOwn(one, key) && Object.hasOwn(two, key);
        if (isShared) compare(one[key], two[key], [...path, key]);
        else changed.push([...path, key]);
      }
    } else if (Array.isArray(one) && Array.isArray(two)) {
      const positions = positionsIn(one, two);
      lists.set(keyOf(path), positions);
      if (positions.filter((position) => position >= 0).length < two.length) grown.push(path);
      for (const [index, position] of positions.entries()) {
        if (position < 0) changed.push([...path, index]);
        else compare(one[index], two[position], [...path, index]);
      }
    } else if (!isDeepStrictEqual(one, two)) changed.push(path);
  };
  compare(before, after, []);

  return {
    changed,
    grown,
    items: (path) => lists.get(keyOf(path)),
    map(path) {
      const mapped: (string | number)[] = [];
      for (const [depth, step] of path.entries()) {
        const here = path.slice(0, depth + 1);
        const isGone =
          changed.some((place) => isDeepStrictEqual(place, here)) && !hasValue(after, [...mapped, step]);
        if (isGone) return undefined;
        const position = typeof step === 'number' ? lists.get(keyOf(path.slice(0, depth)))?.[step] : step;
        if (position === -1) return undefined;
        mapped.push(position ?? step);
      }
      return mapped;
    },
  };
}

function hasValue(data: unknown, path: Path): boolean {
  let value = data;
  for (const step of path) {
    if (Array.isArray(value) && typeof step === 'number' && step < value.length) value = value[step];
    else if (isObject(value) && Object.hasOwn(value, String(step))) value = value[String(step)];
    else return false;
  }
  return true;
}

/** The places, as paths before, that two changes of the same data both changed. */
export function sharedPlaces(one: DataDiff, two: DataDiff): Path[] {
  const shared = [
    ...one.changed.flatMap((path) => two.changed.flatMap((other) => sharedPlace(path, other))),
    ...one.changed.flatMap((path) => two.grown.filter((list) => isInside(list, path)).map(() => path)),
    ...two.changed.flatMap((path) => one.grown.filter((list) => isInside(list, path)).map(() => path)),
  ];
  const isFirst = (path: Path, index: number) =>
    shared.findIndex((other) => isDeepStrictEqual(path, other)) === index;
  return shared.filter(isFirst);
}

/** The path of two that contains the other one. */
function sharedPlace(one: Path, two: Path): Path[] {
  if (isInside(one, two)) return [two];
  return isInside(two, one) ? [one] : [];
}

export const isInside = (path: Path, outer: Path) => outer.every((step, index) => step === path[index]);

/** Where a value is afterward, or would be set: a key can be new there. Undefined if what contains it is gone. */
export function placeThere(diff: DataDiff, path: Path): Path | undefined {
  const last = path.at(-1);
  if (typeof last !== 'string') return diff.map(path);
  const parent = diff.map(path.slice(0, -1));
  return parent && [...parent, last];
}

/** The value that was at a path before, where it is afterward. */
export function valueThere(data: unknown, diff: DataDiff, path: Path): unknown {
  const place = placeThere(diff, path);
  return place && valueAt(data, place);
}

/** For each item of a list, its position in another one; -1 if it is gone. */
function positionsIn(before: readonly unknown[], after: readonly unknown[]): number[] {
  const positions = before.map(() => -1);
  for (const { from, to } of matchItems(before, after).pairs) positions[from] = to;
  return positions;
}

import { stringify } from 'yaml';
import { isObject } from '../lib/is-object.ts';

/** A value that two pages have differently. */
export interface Difference {
  /** Where it is, such as `actions 2 › label`. */
  place: string;
  /** Undefined for a value that only the variant has. */
  from: unknown;
  /** Undefined for a value that only the base has. */
  to: unknown;
  /** Whether it is about an entry of a list that came or went. */
  isEntry?: true;
}

/** The differences between two values, each as deep inside as possible. */
export function differences(from: unknown, to: unknown, place = ''): Difference[] {
  if (isSame(from, to)) return [];
  if (isObject(from) && isObject(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...keys].flatMap((key) => differences(from[key], to[key], place ? `${place} › ${key}` : key));
  }
  if (Array.isArray(from) && Array.isArray(to)) return listDifferences(from, to, place);
  return [{ place, from, to }];
}

/** Entries that were replaced are compared one by one; otherwise those that came and went are listed. */
function listDifferences(from: unknown[], to: unknown[], place: string): Difference[] {
  const gone = from.filter((one) => !to.some((other) => isSame(one, other)));
  const added = to.filter((one) => !from.some((other) => isSame(one, other)));
  const changed = from.filter((one, at) => !isSame(one, to[at]));
  const isInPlace = gone.every(isObject) || changed.length === gone.length;
  if (from.length === to.length && gone.length > 0 && isInPlace)
    return from.flatMap((one, at) => differences(one, to[at], `${place} ${at + 1}`));
  if (gone.length + added.length === 0) return [{ place: `${place}, order`, from, to }];
  return [
    ...gone.map((one) => ({ place, from: one, to: undefined, isEntry: true as const })),
    ...added.map((one) => ({ place, from: undefined, to: one, isEntry: true as const })),
  ];
}

/** A difference in one line. */
export function inWords({ place, from, to, isEntry }: Difference): string {
  if (to === undefined) return `${place}: ${isEntry ? 'without' : 'removed, was'} ${valueWords(from)}`;
  if (from === undefined) return `${place}: ${isEntry ? 'now also' : 'now'} ${valueWords(to)}`;
  return `${place}: ${valueWords(from)} → ${valueWords(to)}`;
}

/** Longer values are groups of keys, whose beginning says what they are. */
const maxLength = 400;

/** A value as YAML in one line; texts in quotes, and whole. */
function valueWords(value: unknown): string {
  if (typeof value === 'string') return `“${value.trim().replace(/\s*\n\s*/g, ' / ')}”`;
  const yaml = stringify(value, { collectionStyle: 'flow', lineWidth: 0 })
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  return yaml.length > maxLength ? `${yaml.slice(0, maxLength)}…` : yaml;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

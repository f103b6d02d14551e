import { isOneLineText } from '../../../../../schema/api/studio/one-line-text.ts';
import type { Path } from '../../../../../schema/api/studio/operation.ts';
import type { Origin } from '../../../../../schema/api/studio/page.ts';
import { isGroup } from '../fields/resolve.ts';
import { valueAt } from '../fields/schema-at.ts';
import { type FormSource, isInside, nearestOrigin } from './source.ts';

/** Keys that a page never inherits, or cannot do without. */
const ownKeys = ['extends', 'route', 'formerly', 'draft', 'matrix', 'experiment'];

/** Where the value at a path of a page comes from. */
export interface Inheritance {
  /**
   * `own`: the page's file, and no page that it extends has it. `inherited`: only a page that it extends. `overridden`: the
   * page's file, in place of what it would inherit.
   */
  kind: 'own' | 'inherited' | 'overridden';
  /** The name of the page that it is, or was, inherited from. */
  from: string;
}

export function inheritanceOf(source: FormSource, path: Path): Inheritance {
  if (source.extends.length === 0) return { kind: 'own', from: '' };
  const origin = originOf(source, path);
  const below = source.origins.filter((one) => one.path.length > path.length && isInside(one.path, path));
  if (origin && origin.file !== source.file && !below.some(({ file }) => file === source.file))
    return { kind: 'inherited', from: pageOf(origin.file) };
  const base = baseOf(source, path);
  if (base === undefined || ownKeys.includes(String(path[0]))) return { kind: 'own', from: '' };
  const isPartly = below.some(({ file }) => file !== source.file) || origin?.file !== source.file;
  return isPartly ? { kind: 'own', from: '' } : { kind: 'overridden', from: base };
}

export const originOf = ({ origins }: FormSource, path: Path) => nearestOrigin(origins, path);

/**
 * The page that a page's own value replaces one of: the origin of what is next to it. In a section that only this page has,
 * nothing is inherited.
 */
function baseOf(source: FormSource, path: Path): string | undefined {
  const top = path[0] === 'sections' ? path.slice(0, 2) : [];
  const others = source.origins.filter(
    (origin) => origin.file !== source.file && (isInside(origin.path, top) || isInside(top, origin.path)),
  );
  const depth = (origin: Origin) => origin.path.findIndex((step, index) => step !== path[index]);
  const nearest = others.toSorted((one, two) => depthOf(depth(two), two) - depthOf(depth(one), one))[0];
  return nearest && pageOf(nearest.file);
}

const depthOf = (index: number, { path }: Origin) => (index < 0 ? path.length : index);

const pageOf = (file: string) => file.replace(/\.ya?ml$/, '');

/**
 * How many lines of a variant's file its value at a path takes, or would take: the keys that only lead there, and the text.
 * @returns undefined for a value that can be written in several ways
 */
export function linesOf(source: FormSource, path: Path): number | undefined {
  const value = valueAt(source.data, path);
  if (typeof value === 'object' || path.some((step) => typeof step === 'number')) return undefined;
  const leading = path.filter((_step, length) => {
    const group = path.slice(0, length);
    return length > 0 && !hasOther(source, valueAt(source.data, group), group, path);
  });
  const text = String(value ?? '');
  const breaks = text.match(/\n/g)?.length ?? 0;
  return leading.length + 1 + (isOneLineText(text) ? 0 : breaks + 1);
}

/** Whether the page's own file writes something in a group except what is at a path. */
function hasOther(source: FormSource, value: unknown, group: Path, except: Path): boolean {
  if (isInside(group, except)) return false;
  if (isGroup(value) && Object.keys(value).length > 0)
    return Object.entries(value).some(([key, one]) => hasOther(source, one, [...group, key], except));
  return originOf(source, group)?.file === source.file;
}

import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import type { Edge, Moment, ReadMoment } from './moment.ts';
import { momentWords } from './moment-words.ts';

/** The time in which something is shown: from its beginning, until before its end. */
export interface Window {
  from?: Moment;
  until?: Moment;
}

export interface PlacedWindow extends Window {
  /** Of the group of keys that has the window. */
  path: Path;
}

/** An instant at which something appears or disappears. */
export interface Switch {
  moment: Moment;
  edge: Edge;
}

export type Windows = ReturnType<typeof createWindows>;

/** Reads the windows in data that matches its schema. */
export function createWindows(readMoment: ReadMoment) {
  // Pages share most of their sections.
  const known = new WeakMap<object, boolean>();

  /** Whether there is a window anywhere in a value. */
  function hasWindows(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    return known.getOrInsertComputed(value, () => isWindowed(value) || Object.values(value).some(hasWindows));
  }

  function windowOf(
    group: Readonly<Record<string, unknown>>,
    path: Path,
  ): { window: Window; findings: Finding[] } {
    const window: Window = {};
    const findings: Finding[] = [];
    for (const edge of ['from', 'until'] as const) {
      const written = group[edge];
      if (typeof written !== 'string') continue;
      const read = readMoment(written, edge, [...path, edge]);
      if ('code' in read) findings.push(read);
      else window[edge] = read;
    }
    const { from, until } = window;
    if (from && until && until.at <= from.at)
      findings.push(finding('EmptyWindow', wordsOf({ from, until }), [...path, 'until']));
    return { window, findings };
  }

  /** All windows in a value. @param path of the value */
  function windowsIn(value: unknown, path: Path): { windows: PlacedWindow[]; findings: Finding[] } {
    if (!hasWindows(value)) return { windows: [], findings: [] };
    const inner = entriesOf(value).map(([key, one]) => windowsIn(one, [...path, key]));
    const windows = inner.flatMap((one) => one.windows);
    const findings = inner.flatMap((one) => one.findings);
    if (!isObject(value) || !isWindowed(value)) return { windows, findings };
    const own = windowOf(value, path);
    return { windows: [{ ...own.window, path }, ...windows], findings: [...own.findings, ...findings] };
  }

  return { hasWindows, windowOf, windowsIn };
}

/** Whether a window is that of a group of keys around a path. */
export function isAround({ path }: Pick<PlacedWindow, 'path'>, inner: Path): boolean {
  return path.every((key, index) => key === inner[index]);
}

/** @param at undefined for any time */
export function isOpen({ from, until }: Window, at: number | undefined): boolean {
  if (at === undefined) return true;
  return (!from || from.at <= at) && (!until || at < until.at);
}

/** The beginnings and ends of windows in order, each instant once. */
export function switchesOf(windows: readonly Window[]): Switch[] {
  const all = windows.flatMap(({ from, until }): Switch[] => [
    ...(from ? [{ moment: from, edge: 'from' as const }] : []),
    ...(until ? [{ moment: until, edge: 'until' as const }] : []),
  ]);
  const byInstant = new Map(all.map((one) => [one.moment.at, one]));
  return [...byInstant.values()].sort((a, b) => a.moment.at - b.moment.at);
}

/** @param window with both ends */
function wordsOf({ from, until }: Required<Window>) {
  return { from: momentWords(from, 'from'), until: momentWords(until, 'until') };
}

/** A window for people, as the end of a sentence: `until Monday, January 4, 2027, at 9:00 a.m. Central`. */
export function windowWords({ from, until }: Window): string {
  const words = [
    from && `from ${momentWords(from, 'from')}`,
    until && `until ${momentWords(until, 'until')}`,
  ];
  return words.filter(Boolean).join(' ') || 'at all times';
}

function isWindowed(value: object): boolean {
  const { from, until } = value as Record<string, unknown>;
  return typeof from === 'string' || typeof until === 'string';
}

function entriesOf(value: unknown): [string | number, unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value as object);
}

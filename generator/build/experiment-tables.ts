import { renditionsOf } from '../schedule/timetable.ts';
import type { PageRecord } from '../write/manifest.ts';
import { collapse, type Timetable } from '../write/schedule-file.ts';

/**
 * What addresses show in each combination of variants, from now on: path of the page below the output folder -> the variants ->
 * its renditions. Without a file, an address shows then what it shows without experiments: another page is at the address.
 */
export function experimentTables(
  pages: ReadonlyMap<string, PageRecord>,
  now: number,
): ReadonlyMap<string, Timetable> {
  const tested = new Set<string>();
  for (const { renditions, out } of pages.values()) if (renditions) tested.add(out);
  if (tested.size === 0) return new Map();
  const groups = Map.groupBy(
    pages.values().filter(({ out }) => tested.has(out)),
    ({ out }) => out,
  );
  const tables = new Map<string, Timetable>();
  for (const out of [...groups.keys()].sort()) {
    const group = groups.get(out) ?? [];
    const keys = new Set(group.flatMap(({ renditions }) => Object.keys(renditions ?? {})));
    const table: Timetable = {};
    for (const key of [...keys].sort()) {
      const sharing = group.map(({ schedule, renditions }) => ({
        ...(schedule?.window && { window: schedule.window }),
        states: renditions?.[key] ?? [],
      }));
      const files = renditionsOf(sharing, now).map(({ from, file }) => ({ from, ...(file && { file }) }));
      table[key] = collapse(files);
    }
    tables.set(out, table);
  }
  return tables;
}

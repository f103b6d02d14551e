import { pageAt } from '../schedule/page-at.ts';
import { renditionsOf, switchTimes } from '../schedule/timetable.ts';
import type { PageRecord, RecordedSchedule, StateFile } from '../write/manifest.ts';
import type { Timetable } from '../write/schedule-file.ts';
import { type Sitemap, sitemapsOf } from '../write/site-files.ts';
import { experimentTables } from './experiment-tables.ts';
import { sitemapRenditions } from './sitemap-renditions.ts';

/** What a build publishes about time. */
export interface BuiltSchedule {
  timetable: Timetable;
  /** The paths of the states that the timetable refers to. */
  states: Set<string>;
  /** The states of sitemaps that it refers to: path below the output folder -> content. */
  sitemapStates: ReadonlyMap<string, string>;
  /** Where a page is shown for a time: what is there now, by path below the output folder. */
  present: Map<string, StateFile | undefined>;
  /** That of the build. */
  sitemap: Sitemap;
  /** What addresses show in each combination of variants: path below the output folder -> the variants -> its renditions. */
  experiments: ReadonlyMap<string, Timetable>;
  /** When (ms) the first of these changes. */
  nextSwitch?: number;
}

/** Finds out what each address shows from now on. @param now the current time (ms) */
export function buildSchedule(
  pages: ReadonlyMap<string, PageRecord>,
  { url, now }: { url: string; now: number },
): BuiltSchedule {
  const groups = Map.groupBy(
    pages.values().filter(({ schedule }) => schedule),
    ({ out }) => out,
  );
  const timetable: Timetable = {};
  const states = new Set<string>();
  const present: BuiltSchedule['present'] = new Map();
  for (const [out, group] of groups) {
    const timed = group.flatMap(({ schedule }) => schedule ?? []);
    const renditions = renditionsOf(timed, now);
    const shown = stateOf(timed, renditions[0]?.file);
    if (timed.some(({ window }) => window)) present.set(out, shown);
    if (renditions.length === 1 && shown) continue;
    timetable[out] = renditions;
    for (const { file } of renditions) if (file) states.add(file);
  }
  const experiments = experimentTables(pages, now);
  for (const table of experiments.values())
    for (const { file } of Object.values(table).flat()) if (file) states.add(file);
  const sitemaps = sitemapsFrom();
  const [sitemap = new Map()] = sitemaps.values();
  const timed = sitemapRenditions(sitemaps);
  Object.assign(timetable, timed.timetable);
  let nextSwitch = Number.POSITIVE_INFINITY;
  const tables = [timetable, ...experiments.values()].flatMap((one) => Object.values(one));
  for (const [, next] of tables) nextSwitch = Math.min(nextSwitch, next?.from ?? nextSwitch);
  return {
    timetable,
    states,
    sitemapStates: timed.states,
    present,
    sitemap,
    experiments,
    ...(nextSwitch < Number.POSITIVE_INFINITY && { nextSwitch }),
  };

  function sitemapsFrom(): Map<number, Sitemap> {
    const timed = [...groups.values()].filter((group) => group.some(({ schedule }) => schedule?.window));
    const schedules = timed.flat().flatMap(({ schedule }) => schedule ?? []);
    const always = [...pages.values().filter(({ indexed, out }) => indexed && !present.has(out))];
    return new Map(
      switchTimes(schedules, now).map((time) => [
        time,
        sitemapsOf(url, [...always, ...timed.flatMap(shownAt(time))]),
      ]),
    );
  }
}

function stateOf(timed: readonly RecordedSchedule[], path: string | undefined): StateFile | undefined {
  return timed.flatMap(({ states }) => states).find(({ file }) => file && file.path === path)?.file;
}

/** Makes a function that finds the page of a group at an instant. */
function shownAt(time: number): (group: readonly PageRecord[]) => PageRecord[] {
  return (group) => {
    const pages = group.map((record) => ({ record, window: record.schedule?.window }));
    const occupant = pageAt(pages, time);
    return occupant && 'page' in occupant ? [occupant.page.record] : [];
  };
}

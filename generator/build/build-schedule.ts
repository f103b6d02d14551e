import { shortHash } from '../lib/short-hash.ts';
import { pageAt } from '../schedule/page-at.ts';
import { renditionsOf, switchTimes } from '../schedule/timetable.ts';
import type { PageRecord } from '../write/manifest.ts';
import { collapse, type Rendition, statesFolder, type Timetable } from '../write/schedule-file.ts';
import { type Sitemap, sitemapOf } from '../write/site-files.ts';
import type { BuildJob } from './build-job.ts';
import type { BuiltPages } from './build-pages.ts';
import type { RenderedState } from './build-states.ts';

/** What a build publishes about time. */
export interface BuiltSchedule {
  timetable: Timetable;
  /** What the timetable refers to: path below the output folder -> content. */
  files: Map<string, string | Uint8Array>;
  /** Where a page is shown for a time: what is there now, by path below the output folder. */
  present: Map<string, RenderedState | undefined>;
  sitemap: Sitemap;
  /** When (ms) the first of these changes. */
  nextSwitch?: number;
}

/** Finds out what each address shows from now on. */
export function buildSchedule(
  { changes, now }: Pick<BuildJob, 'changes' | 'now'>,
  { records, states }: BuiltPages,
  url: string,
): BuiltSchedule {
  const pages = [...new Map([...changes.unchanged, ...records]).values()];
  const groups = Map.groupBy(
    pages.filter(({ schedule }) => schedule),
    ({ out }) => out,
  );
  const timetable: Timetable = {};
  const files: BuiltSchedule['files'] = new Map();
  const present: BuiltSchedule['present'] = new Map();
  for (const [out, group] of groups) {
    const timed = group.flatMap(({ schedule }) => schedule ?? []);
    const renditions = renditionsOf(timed, now);
    const shown = states.get(renditions[0]?.file ?? '');
    if (timed.some(({ window }) => window)) present.set(out, shown);
    if (renditions.length > 1 || !shown) add(out, renditions);
  }
  const all = [...sitemapsFrom()];
  const sitemap = all[0]?.[1] ?? { main: '', parts: new Map() };
  // A split sitemap is that of the build.
  const sitemaps = sitemap.parts.size > 0 ? [] : all.map(([from, { main }]) => ({ from, text: main }));
  const names = sitemaps.map(({ from, text }) => ({
    from,
    file: `${statesFolder}/sitemap-${shortHash(text)}.xml`,
    text,
  }));
  const renditions = collapse(names.map(({ from, file }) => ({ from, file })));
  if (renditions.length > 1) {
    add('sitemap.xml', renditions);
    for (const { file, text } of names) files.set(file, text);
  }
  const next = Object.values(timetable).flatMap((all) => all.slice(1, 2).map(({ from }) => from));
  return {
    timetable,
    files,
    present,
    sitemap,
    ...(next.length > 0 && { nextSwitch: Math.min(...next) }),
  };

  function add(path: string, renditions: Rendition[]): void {
    timetable[path] = renditions;
    for (const { file } of renditions) {
      const state = states.get(file ?? '');
      if (!file || !state) continue;
      files.set(file, state.html);
      files.set(`${file}.br`, state.brotli);
    }
  }

  function sitemapsFrom(): Map<number, Sitemap> {
    const timed = [...groups.values()].filter((group) => group.some(({ schedule }) => schedule?.window));
    const schedules = timed.flat().flatMap(({ schedule }) => schedule ?? []);
    const always = pages.filter(({ out }) => !present.has(out));
    return new Map(
      switchTimes(schedules, now).map((time) => [
        time,
        sitemapOf(url, [...always, ...timed.flatMap(shownAt(time))]),
      ]),
    );
  }
}

/** Makes a function that finds the page of a group at an instant. */
function shownAt(time: number): (group: readonly PageRecord[]) => PageRecord[] {
  return (group) => {
    const pages = group.map((record) => ({ record, window: record.schedule?.window }));
    const occupant = pageAt(pages, time);
    return occupant && 'page' in occupant ? [occupant.page.record] : [];
  };
}

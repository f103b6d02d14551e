import { shortHash } from '../lib/short-hash.ts';
import { collapse, statesFolder, type Timetable } from '../write/schedule-file.ts';
import type { Sitemap } from '../write/site-files.ts';

/**
 * The sitemaps that change with time, and their states: path below the output folder -> content.
 * @param sitemaps each with the time (ms) from which it holds
 */
export function sitemapRenditions(sitemaps: ReadonlyMap<number, Sitemap>) {
  const timetable: Timetable = {};
  const states = new Map<string, string>();
  const paths = new Set(sitemaps.values().flatMap((files) => files.keys()));
  for (const path of paths) {
    const renditions = collapse(
      Array.from(sitemaps, ([from, files]) => {
        const text = files.get(path);
        return text === undefined ? { from } : { from, file: stateOf(text) };
      }),
    );
    if (renditions.length === 1) continue;
    timetable[path] = renditions;
    for (const files of sitemaps.values()) {
      const text = files.get(path);
      if (text !== undefined) states.set(stateOf(text), text);
    }
  }
  return { timetable, states };
}

const stateOf = (text: string) => `${statesFolder}/sitemap-${shortHash(text)}.xml`;

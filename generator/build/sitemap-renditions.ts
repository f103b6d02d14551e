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
  if (sitemaps.size < 2) return { timetable, states };
  const paths = new Set(sitemaps.values().flatMap((files) => files.keys()));
  for (const path of paths) {
    const own = new Map<string, string>();
    const renditions = collapse(
      Array.from(sitemaps, ([from, files]) => {
        const text = files.get(path);
        if (text === undefined) return { from };
        const file = `${statesFolder}/sitemap-${shortHash(text)}.xml`;
        own.set(file, text);
        return { from, file };
      }),
    );
    if (renditions.length === 1) continue;
    timetable[path] = renditions;
    for (const [file, text] of own) states.set(file, text);
  }
  return { timetable, states };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../schema/generated/types.ts';
import { readRedirectTable, redirectsFile } from '../../schema/redirects.ts';
import { openDistFolder } from '../../server/static/dist-folder.ts';
import { createPagePolicies } from '../../server/static/page-policy.ts';
import { listFolder } from '../load/page-folder.ts';
import { createYamlReader } from '../load/yaml/read-yaml.ts';
import { siteZone } from '../schedule/time-zones.ts';
import { readManifest } from '../write/manifest.ts';
import { scheduleFile, type Timetable } from '../write/schedule-file.ts';
import { type StaticRedirect, staticRedirects } from './static-redirects.ts';

/** What a page does that can need the server. */
const features = {
  forms: / action="\/api\/(?:leads|attachments)/,
  tags: / data-island="tags"/,
  chat: / data-island="chat"[^>]*><script type="application\/json">\{"provider":"desk"/,
  vitals: / data-island="vitals"/,
  films: /<video[\s>]/,
};

export type Feature = keyof typeof features;

/** A page without its HTML: a site can have more pages than fit into memory. */
export interface ExportedPage {
  /** Path below the output folder. */
  path: string;
  route: string;
  uses: ReadonlySet<Feature>;
  /** Its Content-Security-Policy, as the server sends it over HTTP. */
  policy: string;
}

/** A build as a host without a server can show it: in its state at the time of the build. */
export interface ExportedSite {
  /** The site's public address, without a slash at the end. */
  url: string;
  pages: ExportedPage[];
  /** Paths of all other public files, below the output folder. */
  files: string[];
  redirects: StaticRedirect[];
  timetable: Timetable;
  /** The routes of pages that running experiments change. */
  tested: string[];
  /** The IANA name of the site's time zone. */
  zone: string;
}

/** Memory for files that the policies are read from. */
const cacheBytes = 1024 * 1024;

/**
 * Reads a finished build.
 * @param dist its folder
 * @param configs the folder that it was built from, for the addresses of redirects as they are written
 */
export async function readExportedSite(dist: string, configs: string): Promise<ExportedSite> {
  const manifest = readManifest(dist);
  if (!manifest) throw new Error(`There is no finished build in ${dist}.`);
  const site = siteOf(configs);
  const policyOf = createPagePolicies(openDistFolder({ dist }, cacheBytes));
  const timetable = timetableIn(dist);
  const records = Object.values(manifest.pages).filter(({ hash }) => hash !== '');
  const pages = new Map<string, ExportedPage>();
  for (const { out, route } of records) {
    if (pages.has(out)) continue;
    const html = readFileSync(join(dist, out), 'utf8');
    pages.set(out, { path: out, route, uses: featuresOf(html), policy: await policyOf(html) });
  }
  const assets = Object.keys(manifest.assets).map((name) => `assets/${name}`);
  const files = [...Object.keys(manifest.files), ...assets].filter(
    (path) => !path.startsWith('.build/') && !/\.(br|gz)$/.test(path),
  );
  return {
    url: site.url,
    pages: sortedByPath([...pages.values()]),
    files: files.sort(),
    redirects: staticRedirects({
      targets: redirectsIn(dist),
      written: [
        ...Object.keys(site.redirects ?? {}),
        ...Object.values(manifest.pages).flatMap(({ formerly = [] }) => formerly),
      ],
      timetable,
      taken: new Set([...pages.keys(), ...files]),
    }),
    timetable,
    tested: [...new Set(records.flatMap(({ renditions, route }) => (renditions ? [route] : [])))].sort(),
    zone: siteZone(site.timeZone),
  };
}

function featuresOf(html: string): Set<Feature> {
  const all = Object.entries(features) as [Feature, RegExp][];
  return new Set(all.flatMap(([name, pattern]) => (pattern.test(html) ? [name] : [])));
}

/** The build has checked it. */
function siteOf(configs: string): Pick<Site, 'url' | 'redirects' | 'timeZone'> {
  const { data } = createYamlReader()(readFileSync(listFolder(configs).site, 'utf8'));
  return data as unknown as Site;
}

function redirectsIn(dist: string): Map<string, string> {
  const path = join(dist, redirectsFile);
  return existsSync(path) ? readRedirectTable(readFileSync(path, 'utf8')) : new Map();
}

function timetableIn(dist: string): Timetable {
  const path = join(dist, scheduleFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function sortedByPath(pages: ExportedPage[]): ExportedPage[] {
  return pages.sort((one, other) => (one.path < other.path ? -1 : 1));
}

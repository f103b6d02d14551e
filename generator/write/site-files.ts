import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PageRecord } from './manifest.ts';
import { writeWhole } from './write-whole.ts';

/** What is written once for the whole site, below the output folder. */
export const siteFiles = ['sitemap.xml', 'robots.txt', '.build/server.json'];

/** `sha256-…` of an inline script or style, as the Content-Security-Policy names it. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** What the server has to know of a build; it is never served. */
export function writeServerFile(
  out: string,
  hashes: { scriptHashes: string[]; styleHashes: string[] },
): void {
  writeWhole(join(out, '.build', 'server.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}

export function writeSitemap(out: string, url: string, pages: Iterable<PageRecord>): void {
  const routes = [...pages].filter((page) => page.indexed).map((page) => page.route);
  const entries = routes
    .sort()
    .map((route) => `  <url><loc>${url}${route.replaceAll('&', '&amp;')}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  writeWhole(join(out, 'sitemap.xml'), xml);
}

export function writeRobots(out: string, url: string): void {
  writeWhole(
    join(out, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`,
  );
}

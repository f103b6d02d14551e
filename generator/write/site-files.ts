import { createHash } from 'node:crypto';
import type { PageRecord } from './manifest.ts';

/** `sha256-…` of an inline script or style, as the Content-Security-Policy names it. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The file that search engines read first. */
export const sitemapFile = 'sitemap.xml';

/** Path -> content, the main file last. */
export type Sitemap = ReadonlyMap<string, string>;

/** The largest number of addresses in a sitemap. Source: sitemaps.org, protocol. The other limit, 50 MB, is farther away. */
const maxAddresses = 50_000;

const opening = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** @param limit the largest number of addresses in a file; more are split into several */
export function sitemapsOf(url: string, pages: Iterable<PageRecord>, limit = maxAddresses): Sitemap {
  const routes: string[] = [];
  for (const page of pages) if (page.indexed) routes.push(page.route);
  routes.sort();
  const entry = (path: string) => `<loc>${url}${path.replaceAll('&', '&amp;')}</loc>`;
  const textOf = (part: readonly string[]) =>
    lines([
      opening,
      `<urlset ${namespace}>`,
      ...part.map((route) => `  <url>${entry(route)}</url>`),
      '</urlset>',
    ]);
  if (routes.length <= limit) return new Map([[sitemapFile, textOf(routes)]]);
  const files = new Map<string, string>();
  for (let start = 0; start < routes.length; start += limit)
    files.set(`sitemap-${files.size + 1}.xml`, textOf(routes.slice(start, start + limit)));
  const listed = Array.from(files.keys(), (path) => `  <sitemap>${entry(`/${path}`)}</sitemap>`);
  return files.set(
    sitemapFile,
    lines([opening, `<sitemapindex ${namespace}>`, ...listed, '</sitemapindex>']),
  );
}

const lines = (all: readonly string[]) => [...all, ''].join('\n');

export function robots(url: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url}/${sitemapFile}\n`;
}

import { createHash } from 'node:crypto';
import type { PageRecord } from './manifest.ts';

/** `sha256-…` of an inline script or style, as the Content-Security-Policy names it. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export interface Sitemap {
  main: string;
  /** The files that `main` lists, by path; empty if it lists the pages themselves. */
  parts: ReadonlyMap<string, string>;
}

/** The largest number of addresses in a sitemap. Source: sitemaps.org, protocol. The other limit, 50 MB, is farther away. */
const maxAddresses = 50_000;

const opening = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** @param limit the largest number of addresses in a file; more are split into several */
export function sitemapOf(url: string, pages: Iterable<PageRecord>, limit = maxAddresses): Sitemap {
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
  if (routes.length <= limit) return { main: textOf(routes), parts: new Map() };
  const parts = new Map<string, string>();
  for (let start = 0; start < routes.length; start += limit)
    parts.set(`sitemap-${parts.size + 1}.xml`, textOf(routes.slice(start, start + limit)));
  const listed = Array.from(parts.keys(), (path) => `  <sitemap>${entry(`/${path}`)}</sitemap>`);
  return { main: lines([opening, `<sitemapindex ${namespace}>`, ...listed, '</sitemapindex>']), parts };
}

const lines = (all: readonly string[]) => [...all, ''].join('\n');

export function robots(url: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`;
}

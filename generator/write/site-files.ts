import { createHash } from 'node:crypto';
import type { PageRecord } from './manifest.ts';

/** `sha256-…` of an inline script or style, as the Content-Security-Policy names it. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export function sitemap(url: string, pages: Iterable<PageRecord>): string {
  const routes = [...pages].filter((page) => page.indexed).map((page) => page.route);
  const entries = routes
    .sort()
    .map((route) => `  <url><loc>${url}${route.replaceAll('&', '&amp;')}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(url: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`;
}

import { hash } from 'node:crypto';

/** For answers that are not pages of the site: allows nothing. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For pages that the server writes itself: allows posting their form. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The policy of one page. It allows the site's own origin, inline blocks by their hash, and the sources of third parties
 * whose code the page runs.
 * @param hashes sources such as `sha256-…` of the page's own inline scripts and styles
 */
export function pagePolicy(hashes: InlineHashes, others: readonly Sources[] = []): string {
  const sources = (name: string) => new Set(others.flatMap((other) => other[name] ?? []));
  const allow = (name: string, ...own: string[]) => [`${name}-src`, ...own, ...sources(name)].join(' ');
  const inline = (name: string, list: readonly string[]) =>
    // Browsers ignore 'unsafe-inline' next to a hash.
    sources(name).has("'unsafe-inline'") ? [] : list.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    allow('script', "'self'", ...inline('script', hashes.scripts)),
    allow('style', "'self'", ...inline('style', hashes.styles)),
    allow('img', "'self'", 'data:'),
    allow('font', "'self'"),
    allow('connect', "'self'"),
    ...['frame', 'media'].filter((name) => sources(name).size > 0).map((name) => allow(name, "'self'")),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Additional sources by directive, without its `-src`. */
export type Sources = Record<string, string[]>;

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hashes of a page's inline blocks, in order and without duplicates. */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}\\s*>`, 'gi'));
  const texts = [...blocks].map((block) => block[1] ?? '').filter((text) => text !== '');
  return [...new Set(texts.map((text) => `sha256-${hash('sha256', text, 'base64')}`))];
}

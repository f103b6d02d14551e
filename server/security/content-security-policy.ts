import { hash } from 'node:crypto';

/** What an answer may load that is not a page of the site: nothing. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What a page of our own may do that is not from dist: show itself and post its form. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The policy of one page: everything from our own origin, inline only what is named by its hash, and what third parties
 * need whose code it runs.
 * @param hashes sources such as `sha256-…` of the page's own inline scripts and styles
 */
export function pagePolicy(hashes: InlineHashes, others: readonly Sources[] = []): string {
  const sources = (name: string) => new Set(others.flatMap((other) => other[name] ?? []));
  const allow = (name: string, ...own: string[]) => [`${name}-src`, ...own, ...sources(name)].join(' ');
  const inline = (name: string, list: readonly string[]) =>
    // A hash beside it would make browsers ignore 'unsafe-inline'.
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

/** Directive, without its `-src` -> what else it allows. */
export type Sources = Record<string, string[]>;

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hashes of what stands inline in a page, in order and each once. */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}\\s*>`, 'gi'));
  const texts = [...blocks].map((block) => block[1] ?? '').filter((text) => text !== '');
  return [...new Set(texts.map((text) => `sha256-${hash('sha256', text, 'base64')}`))];
}

import { hash } from 'node:crypto';

/** What an answer may load that is not a page of the site: nothing. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What a page of our own may do that is not from dist: show itself and post its form. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The policy of one page: everything from our own origin, and inline only what is named by its hash.
 * @param hashes sources such as `sha256-…` of the page's own inline scripts and styles
 */
export function pagePolicy(hashes: InlineHashes): string {
  const inline = (list: readonly string[]) => ["'self'", ...list.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${inline(hashes.scripts)}`,
    `style-src ${inline(hashes.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

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

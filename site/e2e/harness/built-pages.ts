import { inject } from 'vitest';
import { type SitePage, sitePages } from '../../../generator/fixtures/site-pages.ts';

/** Every page of the built site. */
export const builtPages = (): SitePage[] => sitePages(inject('dist'));

/** One page for each combination of sections and theme, for slow tests. */
export function pagesOfEachKind(pages = builtPages()): SitePage[] {
  const kinds = new Map<string, SitePage>();
  for (const page of pages) {
    const parts = page.html.match(/data-theme="\w+"|<(?:section|article) class="[\w-]+/g) ?? [];
    const kind = parts.join(' ');
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

/** The home page, a landing page, a service, prices, and a policy. Proofs look at pages of every kind. */
export const mainPages = ['/', '/landing/', '/services/letterPress/', '/pricing/', '/privacy/'];

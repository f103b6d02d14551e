import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type PagePart, parsePage } from '../generator/fixtures/parsed-page.ts';
import { sitePages } from '../generator/fixtures/site-pages.ts';

export const origin = 'https://www.larkfield.example';

/** Every page of the built site, by route. */
export const pages = new Map(sitePages(inject('dist')).map(({ path, html }) => [path, parsePage(html)]));

/** @throws if the site has no such page */
export function pageAt(route: string): PagePart {
  const page = pages.get(route) ?? pages.get(`${route}/`);
  if (!page) throw new Error(`No page at ${route}.`);
  return page;
}

export const readBuilt = (file: string) => readFileSync(join(inject('dist'), file), 'utf8');

/** The labels of links and buttons in a page's content. */
export const labelsOf = (page: PagePart) => page.texts('main a, main button');

/** The ids of a page's sections, in order. */
export const sectionsOf = (page: PagePart) => page.attributes('main > section', 'id');

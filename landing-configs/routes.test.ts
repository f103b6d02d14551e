import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRoutesLock } from '../generator/load/routes-lock.ts';
import { addressKey } from '../schema/redirects.ts';
import { labelsOf, origin, pageAt, readBuilt } from './larkfield.ts';
import { routeTable } from './route-table.ts';

test.for(Object.entries(routeTable))('%s shows its required facts', ([route, facts]) => {
  const page = pageAt(route);
  const { h1, isListed = true, canonical = route, counts = {}, labels = [], texts = [], links = [] } = facts;
  expect(page.one('h1').text).toContain(h1);
  for (const [selector, count] of Object.entries(counts))
    expect([selector, page.count(`main ${selector}`)]).toEqual([selector, count]);
  const allLabels = labelsOf(page).join('\n');
  for (const label of labels) expect(allLabels).toContain(label);
  const content = page.one('main').text;
  for (const text of texts) expect(content).toContain(text);
  const targets = page.attributes('main a', 'href');
  for (const link of links) expect(targets).toContain(link);

  expect(page.one('title').text).not.toBe('');
  expect(page.one('meta[name="description"]').attribute('content')).toBeTruthy();
  expect(page.one('link[rel="canonical"]').attribute('href')).toBe(origin + canonical);
  expect(page.count('meta[name="robots"][content="noindex"]')).toBe(isListed ? 0 : 1);
});

const listed = Object.entries(routeTable).flatMap(([route, { isListed = true, canonical }]) =>
  isListed && canonical === undefined ? [route] : [],
);

// A new page of a campaign needs no line in the table, so these tests accept pages that it does not have.

test('routes.lock lists every route of the table', () => {
  const { routes } = parseRoutesLock(readFileSync(new URL('routes.lock', import.meta.url), 'utf8'));
  const locked = new Set(Array.from(routes.keys(), addressKey));
  const missing = Object.keys(routeTable).filter((route) => !locked.has(addressKey(route)));
  expect(missing, 'run: npm run build').toEqual([]);
});

test('every indexed page has a unique title and description', () => {
  const heads = listed.map(pageAt);
  const titles = heads.map((page) => page.one('title').text);
  const descriptions = heads.map((page) => page.one('meta[name="description"]').attribute('content'));
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
});

test('the sitemap lists every indexed page of the table once, and none that is not indexed', () => {
  const locations = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  const routes = locations.map(([, url = '']) => url.replace(origin, ''));
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.filter((route) => route in routeTable).sort()).toEqual(listed.toSorted());
});

test('pages with different content have different revisions', () => {
  const routes = ['/', '/lp/', '/lp7/', '/lp8/', '/terms', '/term-of-use/'];
  const revisions = routes.map((route) => pageAt(route).one('html').attribute('data-revision'));
  for (const revision of revisions) expect(revision).toMatch(/^[\w-]{8}$/);
  expect(new Set(revisions).size).toBe(routes.length);
});

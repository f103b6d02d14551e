import { expect, it } from 'vitest';
import type { PageRecord } from '../write/manifest.ts';
import { sitemapFile, sitemapsOf } from '../write/site-files.ts';
import { sitemapRenditions } from './sitemap-renditions.ts';

const of = (...routes: string[]) =>
  sitemapsOf(
    'https://tern.example',
    routes.map((route) => ({ route, indexed: true }) as PageRecord),
    2,
  );

it('changes those parts of a split sitemap that change, and has a part only while it is listed', () => {
  const { timetable, states } = sitemapRenditions(
    new Map([
      [0, of('/a/', '/b/', '/c/')],
      [5, of('/a/', '/b/', '/c/', '/d/', '/e/')],
      [9, of('/a/', '/b/', '/c/', '/d/')],
    ]),
  );
  const routes = (file = '') =>
    states
      .get(file)
      ?.match(/(?<=example)[^<]+/g)
      ?.join(' ');
  const shown = Object.entries(timetable).map(
    ([path, renditions]) => [path, renditions.map(({ from, file }) => [from, routes(file)])] as const,
  );
  expect(Object.fromEntries(shown)).toEqual({
    [sitemapFile]: [
      [0, '/sitemap-1.xml /sitemap-2.xml'],
      [5, '/sitemap-1.xml /sitemap-2.xml /sitemap-3.xml'],
      [9, '/sitemap-1.xml /sitemap-2.xml'],
    ],
    'sitemap-2.xml': [
      [0, '/c/'],
      [5, '/c/ /d/'],
    ],
    'sitemap-3.xml': [
      [0, undefined],
      [5, '/e/'],
      [9, undefined],
    ],
  });
});

it('changes nothing while all pages stay', () => {
  const { timetable, states } = sitemapRenditions(
    new Map([
      [0, of('/a/')],
      [5, of('/a/')],
    ]),
  );
  expect([timetable, states.size]).toEqual([{}, 0]);
});

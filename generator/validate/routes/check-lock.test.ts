import { describe, expect, it } from 'vitest';
import { parseRoutesLock } from '../../load/routes-lock.ts';
import { checkRoutes } from './check-routes.ts';
import type { RoutedPage } from './routed-page.ts';

const page = (name: string, route: string | undefined, formerly?: string[]): RoutedPage => ({
  name,
  route,
  formerly,
  links: [],
  written: () => ({ files: [{ file: `${name}.yaml`, text: `route: ${route}` }], links: [] }),
});

const check = (published: string[], pages: RoutedPage[], redirects?: Record<string, string>) => {
  const file = { file: 'routes.lock', text: published.join('\n') };
  const site = { file: 'site.yaml', text: '' };
  return checkRoutes(
    pages,
    { links: [], anchors: [], redirects: { entries: redirects ?? {}, url: 'https://x.example', file: site } },
    { lock: { file, ...parseRoutesLock(file.text) } },
  ).map(({ code, line, hint }) => `${code} ${line}: ${/formerly: \[.*\]/.exec(hint)?.[0]}`);
};

it('reports published routes that have neither a page nor a redirect', () => {
  const published = ['/', '/a/', '/b/', '/c/', '/d/'];
  const pages = [page('home', '/'), page('b', '/b/', ['/c'])];
  expect(check(published, pages, { '/D': '/' })).toEqual(['GoneRoute 2: formerly: [/a/]']);
});

it('accepts another spelling of a route', () => {
  expect(check(['/winter/', '/Offers'], [page('a', '/Winter'), page('b', '/offers/')])).toEqual([]);
});

it.each([
  ['the only new page', [page('x', '/elsewhere/', ['/first/'])], 'x.yaml: [/first/, /tampa/]'],
  ['the page with the name', [page('new', '/new/'), page('tampa', '/florida/')], 'tampa.yaml: [/tampa/]'],
  ['the most similar page', [page('new', '/new/'), page('x', '/tampa-resumes/')], 'x.yaml: [/tampa/]'],
])('suggests to write the address on %s', (_name, pages, suggested) => {
  const [file = '', addresses = ''] = suggested.split(': ');
  const lock = { file: 'routes.lock', text: '/\n/tampa/\n' };
  const shared = {
    links: [],
    anchors: [],
    redirects: { entries: {}, url: '', file: { file: 'site.yaml', text: '' } },
  };
  const [problem] = checkRoutes([page('home', '/'), ...pages], shared, {
    lock: { file: lock, ...parseRoutesLock(lock.text) },
  });
  expect(problem?.hint).toMatch(/^If the page moved, keep its old address\./);
  expect(problem?.hint).toContain(`In ${file}, `);
  expect(problem?.hint).toContain(`\n\n  formerly: ${addresses}\n`);
});

it('does not add to the report of a wrong, unknown, or invalid route, or of a folder without pages', () => {
  const published = ['/', '/a/'];
  const home = page('home', '/');
  expect(check(published, [home, page('a', '/')])).toEqual(['DuplicateRoute 1: undefined']);
  expect(check(published, [home, page('a', undefined)])).toEqual([]);
  expect(check(published, [home, page('a', 'a/')])).toEqual([]);
  expect(check(published, [])).toEqual([]);
});

describe('the pages of a matrix', () => {
  const route = '/wax/{{city}}/{{kind}}/';
  const file = { file: 'towns.yaml', text: `route: ${route}\n` };
  const rows = ['bath/red', 'bath/blue', 'ely/red', 'ely/blue', 'st-ives/red'].map((row) => ({
    ...page(`towns#/wax/${row}/`, `/wax/${row}/`),
    written: () => ({ files: [file], links: [] }),
  }));
  const home = page('home', '/');

  it('that have a new route are one problem, which says how to keep the old addresses', () => {
    const published = [
      '/',
      '/c/red-st-ives/',
      '/c/red-bath/',
      '/c/blue-ely/',
      '/old/ely/',
      '/old/bath/',
      '/other/',
    ];
    expect(check(published, [home, ...rows])).toEqual([
      'GoneRoutes 2: formerly: ["/c/{{kind}}-{{city}}/"]',
      'GoneRoutes 5: formerly: ["/old/{{city}}/"]',
      'GoneRoute 7: formerly: [/other/]',
    ]);
  });

  it('that lost their rows are one problem', () => {
    const published = ['/wax/bath/red/', '/wax/rye/red/', '/wax/rye/blue/'];
    expect(check(published, [home, ...rows])).toEqual(['GoneRoutes 2: undefined']);
  });

  it('are one problem if their file is gone, too', () => {
    const published = Array.from({ length: 30 }, (_, index) => `/towns/t-${index}/`);
    expect(check(published, [home])).toEqual(['GoneRoutes 1: formerly: ["/old/{{city}}/"]']);
  });
});

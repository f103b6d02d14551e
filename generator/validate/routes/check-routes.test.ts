import { describe, expect, it } from 'vitest';
import { reservedRoute } from '../../../schema/reserved-route.ts';
import { checkRoutes } from './check-routes.ts';
import type { RoutedPage } from './routed-page.ts';

function page(name: string, route: string | undefined, ...links: string[]): RoutedPage {
  const text = `route: ${route}\nlinks: [${links.join(', ')}]\n`;
  const written = links.map((link, index) => ({ link, path: ['links', index] }));
  return { name, route, links, written: () => ({ files: [{ file: `${name}.yaml`, text }], links: written }) };
}

const check = (...pages: RoutedPage[]) =>
  checkRoutes(pages, { links: [], anchors: [] }).map(
    ({ code, file, line, column }) => `${code} ${file}:${line}:${column}`,
  );

describe('the routes of all pages', () => {
  it('must differ, ignoring case and a trailing slash', () => {
    expect(check(page('a', '/one/'), page('b', '/two/'))).toEqual([]);
    expect(check(page('a', '/one/'), page('b', '/one'), page('c', '/One/'))).toEqual([
      'DuplicateRoute b.yaml:1:8',
      'DuplicateRoute c.yaml:1:8',
    ]);
    expect(check(page('a', '/'), page('b', '/a/'), page('c', '/a/b/'))).toEqual([]);
  });

  it('are valid link targets, also with a query or an anchor', () => {
    const links = ['/one/', '/one', '/', '/one/#faqs', '/one?x=1#y'];
    expect(check(page('home', '/', ...links), page('one', '/one/'))).toEqual([]);
  });

  it('do not limit links to payment and staff pages, which are not files', () => {
    expect(check(page('home', '/', '/sign-in', '/create-payment/', '/payment/k3'))).toEqual([]);
  });

  it('do not limit links to other sites', () => {
    expect(check(page('home', '/', 'https://x.example/y', 'mailto:a@b.example', 'tel:+1'))).toEqual([]);
  });

  it('reveal each broken link, at the link itself', () => {
    expect(check(page('home', '/', '/', '/on/'), page('one', '/one/', '/two/', '//elsewhere/'))).toEqual([
      'UnknownLink home.yaml:2:12',
      'UnknownLink one.yaml:2:9',
      'UnknownLink one.yaml:2:16',
    ]);
  });

  it('reveal a broken link that all pages share once, in the file that contains it', () => {
    const file = { file: 'site.yaml', text: 'legal: /terms/\n' };
    const links = [{ link: '/terms/', path: ['legal'], file }];
    const problems = checkRoutes([page('home', '/')], { links, anchors: [] });
    expect(problems).toMatchObject([{ code: 'UnknownLink', file: 'site.yaml', line: 1, column: 8 }]);
  });

  it('reveal no broken link that could point to a page with an unknown route, but all others', () => {
    const links = ['/one/', '/the/ones/', '/prices/'];
    expect(check(page('home', '/', ...links), page('one-more', undefined))).toEqual([
      'UnknownLink home.yaml:2:28',
    ]);
    expect(check()).toEqual([]);
  });

  it('cause a second read only of a page with a problem', () => {
    const good = { ...page('a', '/a/', '/a/'), written: () => expect.fail('should not be read') };
    expect(check(good, page('b', '/b/'))).toEqual([]);
  });
});

describe('a reserved route', () => {
  it.each([
    '/assets/',
    '/assets/x/',
    '/api/leads',
    '/rafp/',
    '/healthz',
    '/sign-in',
    '/Create-Payment/',
    '/payments/',
    '/account',
    '/payment/k3/',
    '/payments/tips/',
    '/leads/',
    '/Numbers',
    '/studio/light/',
    '/API/x/',
    '/metrics/',
    '/readyz',
    '/.build/x/',
    '/../etc/',
    '/a/../../b/',
    '/sitemap.xml',
    '/offer.html',
    '/favicon.ico',
    `/${'a'.repeat(200)}`,
    '/ten-letters'.repeat(17),
  ])('%s', (route) => expect(reservedRoute(route)).toBeTruthy());

  it.each([
    '/',
    '/lp8/',
    '/thankyou',
    '/404',
    '/services/linkedIn-profile/',
    '/api-guide/',
    '/assets-we-keep/',
    '/leads-for-you/',
    '/services/studio/',
    `/${'a'.repeat(199)}`,
  ])('is not %s', (route) => expect(reservedRoute(route)).toBeUndefined());
});

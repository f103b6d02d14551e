import { expect, it } from 'vitest';
import { checkRoutes } from './check-routes.ts';
import type { RoutedPage } from './routed-page.ts';

const url = 'https://www.site.example';

const page = (route: string, formerly?: string[]): RoutedPage => ({
  name: route,
  route,
  formerly,
  anchors: { written: ['plans'], made: [] },
  links: [],
  written: () => ({ files: [{ file: `${route}.yaml`, text: `formerly: ${formerly}` }], links: [] }),
});

const check = (entries: Record<string, string>, ...pages: RoutedPage[]) => {
  const file = { file: 'site.yaml', text: `redirects: ${JSON.stringify(entries)}\n` };
  return checkRoutes([page('/new/'), ...pages], {
    links: [],
    anchors: [],
    redirects: { entries, url, file },
  }).map(({ code, message }) => `${code}: ${message}`);
};

it.each([
  '/new/',
  '/new',
  '/new/?a=1&b=2#plans',
  'https://shop.example/a?b#c',
  `${url}/new/#plans`,
  '/sign-in',
])('a redirect can lead to %s', (to) => expect(check({ '/old/': to })).toEqual([]));

it.each([
  ['/nwe/', 'UnknownLink'],
  ['/new/#plan', 'UnknownPageAnchor'],
  [`${url}/nwe/`, 'UnknownLink'],
  ['/%2e%2e//evil.example/', 'UnknownLink'],
  [`${url}/old`, 'RedirectLoop'],
  ['/OLD/?again', 'RedirectLoop'],
])('a redirect cannot lead to %s', (to, code) => {
  expect(check({ '/old/': to }).map((problem) => problem.split(':')[0])).toEqual([code]);
});

it.each(['/api/x', '/rafp/', '/payment/k3', '/leads', '/.well-known/x', '/a%2fb', '/%ff', '/a%0ab'])(
  'a redirect cannot start at %s',
  (from) => expect(check({ [from]: '/new/' })).toEqual([expect.stringMatching(/^ReservedRedirect/)]),
);

it('a redirect can start at a file of an old site, and at the home page if the site has none', () => {
  expect(check({ '/index.php': '/new/', '/shop/Old.HTML': '/new/', '/': '/new/' })).toEqual([]);
});

it('two pages cannot have the same former address, however it is written', () => {
  expect(check({}, page('/a/', ['/caf%C3%A9/']), page('/b/', ['/CAFÉ']))).toEqual([
    'RedirectTwice: /CAFÉ is already redirected (/a/.yaml, line 1), so one of the two would be ignored.',
  ]);
});

it('a chain that ends outside the site, or at the former address of a page, names its end', () => {
  const entries = { '/a': '/b', '/b': 'https://shop.example/', '/c': '/d' };
  expect(check(entries, page('/e/', ['/d']))).toEqual([
    'RedirectChain: /a leads to /b, which is redirected itself, so visitors would wait twice.',
    'RedirectChain: /c leads to /d, which is redirected itself, so visitors would wait twice.',
  ]);
});

it('a loop of redirects is reported once, without those that lead into it', () => {
  expect(check({ '/z': '/a', '/c': '/a', '/a': '/b', '/b': '/c' })).toEqual([
    'RedirectLoop: /a leads to /b, which leads to /c, which leads to /a, so visitors would never arrive.',
  ]);
});

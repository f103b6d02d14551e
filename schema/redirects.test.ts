import { describe, expect, it } from 'vitest';
import { addressKey, findRedirect, readRedirectTable, redirectLocation, redirectTable } from './redirects.ts';

describe('the key of an address', () => {
  it.each([
    ['/', ''],
    ['/old', 'old'],
    ['/old/', 'old'],
    ['/Shop/Old.HTML', 'shop/old.html'],
    ['/old%20page/', 'old page'],
    ['/old page/', 'old page'],
    ['/caf%C3%A9', 'café'],
    ['/cafe%CC%81', 'café'],
    ['/a%3Fb%23c', 'a?b#c'],
  ])('of %s is "%s"', (path, key) => expect(addressKey(path)).toBe(key));

  it.each([
    'old',
    '//old',
    '/old//',
    '/a//b',
    '/.old',
    '/../old',
    '/%2e%2e/old',
    '/a%2Fb',
    '/a\\b',
    '/a%5Cb',
    '/a%0Ab',
    '/a%09b',
    '/a%E2%80%A8b',
    '/%',
    '/%ff',
  ])('does not exist for %s', (path) => expect(addressKey(path)).toBeUndefined());
});

describe('a table', () => {
  const targets = new Map(
    ['', 'a', 'a b', 'a/b', 'ab', 'b', 'é', '\u{1f600}', 'z'.repeat(300)].map((key) => [key, `/to/${key}`]),
  );

  it('has an entry for each key, in any order of insertion', () => {
    for (const entries of [[...targets], [...targets].reverse()]) {
      const table = Buffer.from(redirectTable(new Map(entries)));
      for (const [key, target] of targets) expect(findRedirect(table, key)).toBe(target);
    }
  });

  it('has no entry for parts of its keys and targets', () => {
    const table = Buffer.from(redirectTable(targets));
    for (const key of ['/', 'to', 'a\t', 'a/', 'aa', 'zz', '\n', 'a\t/to/a\na b'])
      expect(findRedirect(table, key)).toBeUndefined();
    expect(findRedirect(Buffer.alloc(0), 'a')).toBeUndefined();
    expect(findRedirect(Buffer.from('cut off'), 'cut')).toBeUndefined();
  });

  it('can be read back', () => expect(readRedirectTable(redirectTable(targets))).toEqual(targets));
});

it.each([
  ['/new/', '', '/new/'],
  ['/new/', '?', '/new/'],
  ['/new/', '?a=1&a=2', '/new/?a=1&a=2'],
  ['/new/#plans', '?a=1', '/new/?a=1#plans'],
  ['/new/?b=2#plans', '', '/new/?b=2#plans'],
  ['/new/?b=2#plans', '?a=1', '/new/?b=2&a=1#plans'],
  ['/new/?a=flyer&b=2', '?%61=ad', '/new/?b=2&%61=ad'],
  ['/new/?b=2', '?b', '/new/?b'],
  ['https://x.example/?b=2', '?next=//evil.example', 'https://x.example/?b=2&next=//evil.example'],
  ['/new/#a?b', '?$1', '/new/?$1#a?b'],
])('%s with the query %s is %s', (target, search, location) => {
  expect(redirectLocation(target, search)).toBe(location);
});

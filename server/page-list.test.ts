import { expect, test } from 'vitest';
import { PageList } from './page-list.ts';

const list = new PageList([
  { name: 'lp8', route: '/lp8/', title: 'Resumes | Larkfield', formerly: ['/old/'] },
  { name: 'texas', route: '/texas/', title: 'Texas', extends: ['lp8'] },
  { name: 'home', route: '/', title: 'Home' },
]);

test('a page is found by its name or any of its addresses, with its variants if wanted', () => {
  expect(list.find('lp8')).toEqual(new Set(['/lp8', '/old']));
  expect(list.find('/old', { withVariants: true })).toEqual(new Set(['/lp8', '/old', '/texas']));
  expect(list.find('texas', { withVariants: true })).toEqual(new Set(['/texas']));
  expect(list.find('/')).toEqual(new Set(['']));
  expect(list.find('/gone/')).toEqual(new Set(['/gone']));
  expect(list.find('texan')).toBeUndefined();
  expect(list.nearestName('texan')).toBe('texas');
});

test('titles are found by URL or path, with or without a query', () => {
  const addresses = [
    'https://larkfield.example/lp8/?utm_source=a#x',
    '/old',
    'https://larkfield.example',
    '/gone/',
  ];
  expect(addresses.map((address) => list.titleOf(address))).toEqual([
    'Resumes | Larkfield',
    'Resumes | Larkfield',
    'Home',
    undefined,
  ]);
});

import { expect, test } from 'vitest';
import { PageList } from './page-list.ts';

const list = new PageList([
  { name: 'cities#/c/austin/', route: '/c/austin/', title: 'Austin', extends: ['home'] },
  { name: 'cities#/c/dallas/', route: '/c/dallas/', title: 'Dallas', extends: ['home'] },
  { name: 'home', route: '/', title: 'Home' },
  { name: 'lp8', route: '/lp8/', title: 'Resumes | Larkfield', formerly: ['/old/'] },
  {
    ...{ name: 'new-year', route: '/lp8/', title: 'New Year', extends: ['lp8'] },
    ...{ from: Date.parse('2027-01-04T14:00:00Z'), until: Date.parse('2027-01-16T06:00:00Z') },
  },
  { name: 'texas', route: '/texas/', title: 'Texas', extends: ['lp8'] },
]);

const before = '2027-01-04T13:59:59.999Z';
const during = '2027-01-04T14:00:00.000Z';
const after = '2027-01-16T06:00:00.000Z';

/** The addresses that a word finds, of all in the test. */
const found = (word: string, options?: { withVariants: boolean }, at = before) => {
  const isVisit = list.find(word, options);
  const addresses = ['/', '/c/austin/', '/c/dallas/', '/gone/', '/lp8/', '/old', '/texas/?a=1'];
  return isVisit && addresses.filter((address) => isVisit(address, at)).join(' ');
};

test('visits are found by the name of a page or any of its addresses, with its variants if wanted', () => {
  const withVariants = { withVariants: true };
  expect(found('lp8')).toBe('/lp8/ /old');
  expect(found('/old', withVariants)).toBe('/lp8/ /old /texas/?a=1');
  expect(found('texas', withVariants)).toBe('/texas/?a=1');
  expect(found('/')).toBe('/');
  expect(found('/gone')).toBe('/gone/');
  expect(found('texan')).toBeUndefined();
  expect(list.nearestName('texan')).toBe('texas');
});

test('a page has its present path and earlier ones, and an address without a page its own', () => {
  expect(list.pathsOf('/old', before)).toEqual(['/lp8', '/old']);
  expect(list.pathsOf('/old', during)).toEqual(['/lp8', '/old']);
  expect(list.pathsOf('/lp8/?gclid=1', during)).toEqual(['/lp8']);
  expect(list.pathsOf('/', before)).toEqual(['']);
  expect(list.pathsOf('/gone/', before)).toEqual(['/gone']);
});

test('the name of a file with a table means all of its pages', () => {
  expect(found('cities')).toBe('/c/austin/ /c/dallas/');
  expect(found('cities#/c/austin/')).toBe('/c/austin/');
  expect(found('home', { withVariants: true })).toBe('/ /c/austin/ /c/dallas/');
  expect(list.nearestName('cites')).toBe('cities');
});

test('titles are found by URL or path, with or without a query', () => {
  const addresses = [
    'https://larkfield.example/lp8/?utm_source=a#x',
    '/old',
    'https://larkfield.example',
    '/gone/',
  ];
  expect(addresses.map((address) => list.titleOf(address, before))).toEqual([
    'Resumes | Larkfield',
    'Resumes | Larkfield',
    'Home',
    undefined,
  ]);
});

test('a page that is shown for a time has the visits of that time, and no others', () => {
  const times = [before, during, after];
  expect(times.map((at) => list.titleOf('/lp8/', at))).toEqual([
    'Resumes | Larkfield',
    'New Year',
    'Resumes | Larkfield',
  ]);
  expect(times.map((at) => found('new-year', undefined, at))).toEqual(['', '/lp8/', '']);
  expect(times.map((at) => found('lp8', undefined, at))).toEqual(['/lp8/ /old', '/old', '/lp8/ /old']);
  expect(found('lp8', { withVariants: true }, during)).toBe('/lp8/ /old /texas/?a=1');
});

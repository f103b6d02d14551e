import { expect, it } from 'vitest';
import { countFindings } from './counts-in-text.ts';

const found = (heading: string, count: number) => {
  const props = { heading, items: Array.from({ length: count }, () => ({})) };
  const files = [{ file: 'page.yaml', text: `sections:\n  plans:\n    heading: ${heading}\n` }];
  return countFindings({ sections: [{ id: 'plans', type: 'package-cards', props }] }, files).map(
    ({ data }) => data,
  );
};

it.each([
  ['Seven packages.', 'Seven packages'],
  ['Pick from ((seven)) ==packages==', 'seven packages'],
  ['One package.', 'One package'],
  ['All 12 fixed-price packages', '12 fixed-price packages'],
])('finds in "%s" a count that the list does not have', (text, words) => {
  expect(found(text, 3)).toEqual([{ words, count: 3 }]);
});

it.each([
  'Three packages',
  'The first two packages',
  'Two or three packages',
  'Two more packages',
  'One of two packages',
  'Ready in $1,200 packages',
  'Two writers. Packages for all',
  'Twenty-two packages',
  'Two writers compare packages',
  '15 days for packages',
  'Five stars across packages',
  'Over 90 packages like these',
  'More than seven packages',
  'Nearly seven packages',
  'Pick one package',
  'One package at a time',
])('accepts "%s" over three packages', (text) => {
  expect(found(text, 3)).toEqual([]);
});

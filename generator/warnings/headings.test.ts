import { expect, it } from 'vitest';
import type { SectionType } from '../../schema/generated/types.ts';
import { headingFindings } from './headings.ts';

const found = (...types: SectionType[]) =>
  headingFindings({ sections: types.map((type) => ({ id: type, type, props: {} })) }).map(
    ({ path, data }) => ({
      path: path.join('.'),
      ...data,
    }),
  );

it('accepts a page that begins with its main heading', () => {
  expect(found('hero', 'faqs', 'reviews')).toEqual([]);
});

it('finds a section before the main heading', () => {
  expect(found('reviews', 'hero', 'faqs')).toEqual([
    { path: 'sections.reviews', id: 'reviews', main: 'hero', isBefore: true },
  ]);
});

it('finds a second main heading', () => {
  expect(found('hero', 'faqs', 'notice')).toEqual([
    { path: 'sections.notice', id: 'notice', main: 'hero', isBefore: false },
  ]);
});

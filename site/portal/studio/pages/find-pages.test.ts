import { expect, it } from 'vitest';
import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import { findPages } from './find-pages.ts';

const pages = [
  ['/', 'Home', 'home.yaml'],
  ['/pricing/', 'A price you can read at a glance', 'pricing.yaml'],
  ['/services/career-changers/', 'Resume writing for career changers', 'career-switch.yaml'],
  ['/lp8/', 'A resume that gets read', 'lp8.yaml'],
].map(([route = '', title = '', file = '']): DraftPage => {
  const page = file.replace('.yaml', '');
  return { page, file, route, title, isDraft: false, rows: 1, changes: 0, mistakes: 0 };
});

const found = (search: string) => findPages(pages, search).map(({ page }) => page);

it.each([
  ['pricing', 'pricing'],
  ['prc', 'pricing'],
  ['lp8', 'lp8'],
  ['LP8.YAML', 'lp8'],
  ['career change', 'career-switch'],
  ['switch', 'career-switch'],
  ['glance', 'pricing'],
])('"%s" finds %s first', (search, expected) => {
  expect(found(search)[0]).toBe(expected);
});

it('letters in another order find nothing', () => {
  expect(found('8pl')).toEqual([]);
});

it('an empty search finds all', () => {
  expect(found(' ')).toHaveLength(4);
});

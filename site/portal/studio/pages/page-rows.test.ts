import { expect, it } from 'vitest';
import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import { initials, pageNote, pageRows, shortRows } from './page-rows.ts';

function page(name: string, more: Partial<DraftPage> = {}): DraftPage {
  return {
    ...{ page: name, file: `${name}.yaml`, route: `/${name}/`, title: `Title of ${name}` },
    ...{ isDraft: false, rows: 1, changes: 0, mistakes: 0 },
    ...more,
  };
}

const names = (pages: DraftPage[]) =>
  pageRows(pages).map((row) => `${row.isVariant ? '+' : ''}${row.page.page}`);

it('variants are below their base, and variants of those below them', () => {
  const pages = [page('b', { extends: 'a' }), page('a'), page('c'), page('d', { extends: 'b' })];
  expect(names(pages)).toEqual(['a', '+b', '+d', 'c']);
});

it('a variant without its base, and pages that extend each other, are in the list', () => {
  const pages = [page('a', { extends: 'gone' }), page('b', { extends: 'c' }), page('c', { extends: 'b' })];
  expect(names(pages)).toEqual(['a', '+b', '+c']);
});

it('a short list has the first pages, and those that matter in their places', () => {
  const rows = pageRows([...'abcdefgh'].map((name) => page(name)));
  const short = (limit: number, matters: string) =>
    shortRows(rows, limit, ({ page }) => matters.includes(page))
      .map((row) => row.page.page)
      .join('');
  expect(short(3, '')).toBe('abc');
  expect(short(3, 'g')).toBe('abg');
  expect(short(1, 'gh')).toBe('gh');
  expect(short(8, '')).toBe('abcdefgh');
});

it.each([
  ['Title of a', page('a')],
  ['From lp8, 3 values of its own', page('a', { extends: 'lp8', ownValues: 3 })],
  ['From lp8, 1 value of its own', page('a', { extends: 'lp8', ownValues: 1 })],
  ['Variant B, test on day 13', page('a', { extends: 'lp8', experiment: 'Variant B, test on day 13' })],
  ['120 addresses. Title of a', page('a', { rows: 120 })],
  ['Draft. Title of a', page('a', { isDraft: true })],
])('%s', (expected, one) => {
  expect(pageNote(one)).toBe(expected);
});

it.each([
  ['Owen Brandt', 'OB'],
  ['Priscilla van der Lee', 'PL'],
  ['owen', 'O'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

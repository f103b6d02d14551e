import { expect, it } from 'vitest';
import { applyOperation } from '../../../../generator/edit/operations/apply-operation.ts';
import { editedTexts } from '../../../../generator/edit/operations/site-edit.ts';
import { renameOperation } from './rename-operation.ts';

const texts: Record<string, string> = {
  'lp8.yaml': 'route: /lp8/\n',
  'towns.yaml': 'route: /towns/{{town}}/\nmatrix: towns.csv\n',
};
const files = { read: (file: string) => texts[file], list: () => Object.keys(texts) };

/** The files after a page is renamed; null for one that is gone. */
function renamed(page: string, before: string, to: { name: string; route: string }) {
  const edit = applyOperation(files, renameOperation({ page, route: before }, to));
  return Object.fromEntries(editedTexts(edit, files));
}

it('a page whose address is its name keeps the address when its file is renamed', () => {
  expect(renamed('lp8', '/lp8/', { name: 'offer', route: '/lp8/' })).toEqual({
    'lp8.yaml': null,
    'offer.yaml': texts['lp8.yaml'],
  });
});

it('a page gets the address that is entered', () => {
  expect(renamed('lp8', '/lp8/', { name: 'lp8', route: '/offer/' })).toEqual({
    'lp8.yaml': 'route: /offer/\nformerly: [/lp8/]\n',
  });
});

it('a page made from a table keeps the addresses of its rows when it is renamed', () => {
  const route = '/towns/{{town}}/';
  expect(renamed('towns', route, { name: 'cities', route })).toEqual({
    'towns.yaml': null,
    'cities.yaml': texts['towns.yaml'],
  });
});

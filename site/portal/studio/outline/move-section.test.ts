import { describe, expect, it } from 'vitest';
import type { OutlineSection } from '../../../../schema/api/studio/page.ts';
import { addSection, changeNote, gapAt, moveTo, positionAt } from './move-section.ts';

const ids = ['hero', 'packages', 'faqs'];

describe('a moved section', () => {
  it.each([
    ['faqs', 0, { before: 'hero' }],
    ['faqs', 1, { after: 'hero' }],
    ['hero', 1, { after: 'packages' }],
    ['hero', 2, { after: 'faqs' }],
  ])('%s at %i goes next to the section that is there', (id, index, target) => {
    expect(moveTo('lp', ids, id, index)).toEqual({ op: 'moveSection', page: 'lp', id, ...target });
  });

  it.each([
    ['hero', 0],
    ['hero', -1],
    ['faqs', 3],
    ['gone', 0],
  ])('stays where it is: %s at %i', (id, index) => {
    expect(moveTo('lp', ids, id, index)).toBeUndefined();
  });
});

describe('a dropped section', () => {
  it.each([
    [5, 0],
    [15, 1],
    [25, 2],
    [99, 3],
  ])('at a height of %i px lands in gap %i', (y, gap) => {
    expect(gapAt([10, 20, 30], y)).toBe(gap);
  });

  it.each([
    [0, 0, 0],
    [0, 1, 0],
    [0, 3, 2],
    [2, 0, 0],
    [2, 3, 2],
  ])('from %i in gap %i is at %i afterward', (from, gap, expected) => {
    expect(positionAt(from, gap)).toBe(expected);
  });
});

describe('a new section', () => {
  const type = { type: 'faqs', section: { heading: 'Fair questions.' } };

  it('gets an id that the page does not have', () => {
    expect(addSection('lp', [...ids, 'faqs-2'], type, 'hero')).toEqual({
      ...{ op: 'addSection', page: 'lp', id: 'faqs-3', after: 'hero' },
      section: { type: 'faqs', heading: 'Fair questions.' },
    });
  });

  it('can be the first one, also of an empty page', () => {
    expect(addSection('lp', ids, type, undefined)).toMatchObject({ before: 'hero' });
    expect(addSection('lp', [], type, undefined)).not.toHaveProperty('before');
  });
});

it.each([
  ['added', 'added', ids],
  ['changed', 'changed', ids],
  ['moved', 'moved up', ['faqs', 'hero', 'packages']],
  ['moved', 'moved down', ['hero', 'faqs', 'packages']],
  ['moved', 'moved', ids],
  [undefined, undefined, ids],
] as const)('a section that is %s has the note "%s"', (change, expected, order) => {
  const section: OutlineSection = {
    ...{ id: 'faqs', type: 'faqs', name: 'FAQs', file: 'lp.yaml', line: 1 },
    ...(change && { change }),
  };
  const published = expected === 'moved down' ? ['faqs', 'hero', 'packages'] : ids;
  expect(changeNote(section, order, published)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { addSection, moveTo } from './move-section.ts';

const ids = ['hero', 'packages', 'faqs'];

describe('a moved section', () => {
  it.each([
    [2, 0, 'faqs', { before: 'hero' }],
    [2, 1, 'faqs', { after: 'hero' }],
    [0, 1, 'hero', { after: 'packages' }],
    [0, 2, 'hero', { after: 'faqs' }],
  ])('from %i to %i goes next to the section that is there', (from, to, id, target) => {
    expect(moveTo('lp', ids, from, to)).toEqual({ op: 'moveSection', page: 'lp', id, ...target });
  });

  it.each([
    [0, 0],
    [0, -1],
    [2, 3],
    [3, 0],
  ])('stays where it is: from %i to %i', (from, to) => {
    expect(moveTo('lp', ids, from, to)).toBeUndefined();
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

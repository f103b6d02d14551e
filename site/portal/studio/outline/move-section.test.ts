import { describe, expect, it } from 'vitest';
import { addSection, moveTo, ordersAfter } from './move-section.ts';

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

describe('the order of several moves', () => {
  const first = ['packages', 'hero', 'faqs'];
  const second = ['packages', 'faqs', 'hero'];

  it('stays while an answer has only the first one', () => {
    expect(ordersAfter([first, second], first)).toEqual([second]);
  });

  it('ends with the answer to the last one, also if no answer showed the others', () => {
    expect(ordersAfter([first, second], second)).toEqual([]);
  });

  it.each([
    ['a move that was refused', ids],
    ['a section that another author removed', ['packages', 'faqs']],
  ])('ends with %s', (_what, answered) => {
    expect(ordersAfter([first, second], answered)).toEqual([]);
  });

  it('does not wait for a later move that was refused', () => {
    expect(ordersAfter(ordersAfter([first, second], first), first)).toEqual([]);
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

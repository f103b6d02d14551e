import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import { addSection, moveTo, orderAfter } from './move-section.ts';

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

describe('the order of the sections', () => {
  const move = (id: string, target: { after: string } | { before: string }, page = 'lp'): Operation => ({
    ...{ op: 'moveSection', page, id },
    ...target,
  });

  it.each<[string, Operation[], string]>([
    [
      'has each move',
      [move('hero', { after: 'packages' }), move('faqs', { before: 'hero' })],
      'packages faqs hero',
    ],
    ['lacks what was removed', [{ op: 'removeSection', page: 'lp', id: 'packages' }], 'hero faqs'],
    ['stays for another page', [move('faqs', { before: 'hero' }, 'lp7')], 'hero packages faqs'],
    [
      'stays where a section or its neighbor is gone',
      [move('gone', { after: 'hero' }), move('hero', { after: 'gone' })],
      'hero packages faqs',
    ],
    ['stays after a move that the answer has', [move('hero', { before: 'packages' })], 'hero packages faqs'],
  ])('%s', (_what, ahead, expected) => {
    expect(orderAfter('lp', ids, ahead).join(' ')).toBe(expected);
  });

  it('is the one that moveTo asked for', () => {
    for (let from = 0; from < 3; from++)
      for (let to = 0; to < 3; to++) {
        const operation = moveTo('lp', ids, from, to);
        const wanted = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
        expect(orderAfter('lp', ids, operation ? [operation] : [])).toEqual(wanted);
      }
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

import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import { applyOperation } from '../apply-operation.ts';
import { editedTexts } from '../site-edit.ts';
import { filesOf } from '../testing/files-of.ts';

const base = `route: /a/
sections:
  # The first thing.
  hero:
    type: hero
    headline: Read.

  reviews: { type: reviews, items: all }

  # Questions.
  faqs:
    type: faqs
    items: all
`;
const head = 'extends: a\nroute: /b/\n';

function edit(files: Record<string, string>, operation: Operation): string | null | undefined {
  const all = filesOf(files);
  return [...editedTexts(applyOperation(all, operation), all).values()][0];
}

const inPage = (operation: Operation) => edit({ 'a.yaml': base }, operation);
const inVariant = (sections: string, operation: Operation) =>
  edit({ 'a.yaml': base, 'b.yaml': head + sections }, operation)?.slice(head.length);

describe('sections of a page', () => {
  it('are added at a position, with the gap that its neighbors have', () => {
    const section = { type: 'notice', heading: 'New: today' };
    expect(inPage({ op: 'addSection', page: 'a', id: 'news', section, after: 'hero' })).toBe(
      base.replace('  reviews:', '  news:\n    type: notice\n    heading: "New: today"\n\n  reviews:'),
    );
    expect(inPage({ op: 'addSection', page: 'a', id: 'news', section })).toBe(
      `${base}\n  news:\n    type: notice\n    heading: "New: today"\n`,
    );
  });

  it('move with their comments', () => {
    expect(inPage({ op: 'moveSection', page: 'a', id: 'faqs', before: 'hero' })).toBe(
      `route: /a/
sections:
  # Questions.
  faqs:
    type: faqs
    items: all

  # The first thing.
  hero:
    type: hero
    headline: Read.

  reviews: { type: reviews, items: all }
`,
    );
  });

  it('are removed with their comments', () => {
    expect(inPage({ op: 'removeSection', page: 'a', id: 'faqs' })).toBe(
      base.slice(0, base.indexOf('\n  # Questions.')),
    );
  });

  it.each<[string, Operation]>([
    ['taken', { op: 'addSection', page: 'a', id: 'faqs', section: { type: 'faqs' } }],
    ['value', { op: 'addSection', page: 'a', id: 'Not an id', section: { type: 'faqs' } }],
    ['missing', { op: 'addSection', page: 'a', id: 'news', section: { type: 'faqs' }, after: 'gone' }],
    ['missing', { op: 'moveSection', page: 'a', id: 'gone' }],
    ['missing', { op: 'removeSection', page: 'a', id: 'gone' }],
    ['missing', { op: 'removeSection', page: 'gone', id: 'faqs' }],
  ])('are left alone if the name or the position is wrong: %s', (reason, operation) => {
    expect(() => inPage(operation)).toThrow(expect.objectContaining({ reason }));
  });
});

describe('sections of a variant', () => {
  it('are added with a position, unless they are last', () => {
    const section = { type: 'notice', heading: 'New' };
    expect(inVariant('', { op: 'addSection', page: 'b', id: 'news', section, after: 'hero' })).toBe(
      'sections:\n  news:\n    type: notice\n    after: hero\n    heading: New\n',
    );
    expect(inVariant('', { op: 'addSection', page: 'b', id: 'news', section, before: 'hero' })).toBe(
      'sections:\n  news:\n    type: notice\n    before: hero\n    heading: New\n',
    );
    expect(inVariant('', { op: 'addSection', page: 'b', id: 'news', section })).toBe(
      'sections:\n  news:\n    type: notice\n    heading: New\n',
    );
  });

  it('are removed by null if they are inherited', () => {
    expect(inVariant('', { op: 'removeSection', page: 'b', id: 'reviews' })).toBe(
      'sections:\n  reviews: null\n',
    );
    expect(
      inVariant('sections:\n  reviews:\n    items: [a]\n', { op: 'removeSection', page: 'b', id: 'reviews' }),
    ).toBe('sections:\n  reviews: null\n');
  });

  it('move by one key, and back by its removal', () => {
    const moved = inVariant('', { op: 'moveSection', page: 'b', id: 'faqs', before: 'hero' });
    expect(moved).toBe('sections:\n  faqs:\n    before: hero\n');
    expect(inVariant(moved ?? '', { op: 'moveSection', page: 'b', id: 'faqs', after: 'reviews' })).toBe('');
    const own = 'sections:\n  news:\n    type: notice\n    heading: New\n';
    expect(inVariant(own, { op: 'moveSection', page: 'b', id: 'news', after: 'hero' })).toBe(
      'sections:\n  news:\n    type: notice\n    after: hero\n    heading: New\n',
    );
  });

  it('stay where they are when the one that they were placed after is removed or moved', () => {
    const two = `sections:
  news:
    type: notice
    after: hero
  more:
    type: notice
    after: news
`;
    expect(inVariant(two, { op: 'removeSection', page: 'b', id: 'news' })).toBe(
      'sections:\n  more:\n    type: notice\n    after: hero\n',
    );
    expect(inVariant(two, { op: 'moveSection', page: 'b', id: 'news', after: 'faqs' })).toBe(
      two
        .replace('after: news', 'after: hero')
        .replace('news:\n    type: notice\n    after: hero', 'news:\n    type: notice'),
    );
  });
});

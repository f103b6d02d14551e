import { describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';
import { lineChanges } from './line-changes.ts';

const words = (published: string | null, text: string, movedSections = 0, conflicts = 0) =>
  changeWords({
    ...{ movedSections, conflicts, isNew: published === null },
    changes: published === null ? [] : lineChanges(published, text),
  });

const page = 'title: A\nsections:\n  one:\n    type: hero\n  two:\n    type: faqs\n    all: true\n';

describe('lines that differ', () => {
  it('are paired with those that were there', () => {
    expect(lineChanges('a\nb\nc\n', 'a\nx\ny\nc\n')).toEqual([
      { from: 1, to: 2, at: 1, end: 3, isMoved: false },
    ]);
  });

  it('have moved if they are the same elsewhere', () => {
    const moved = 'title: A\nsections:\n  two:\n    type: faqs\n    all: true\n  one:\n    type: hero\n';
    expect(lineChanges(page, moved)).toEqual([
      { from: 2, to: 4, at: 2, end: 2, isMoved: true },
      { from: 7, to: 7, at: 5, end: 7, isMoved: true },
    ]);
  });
});

it.each([
  ['As published', page, page],
  ['1 line changed', page, page.replace('title: A', 'title: B')],
  ['2 lines changed', page, page.replace('title: A', 'title: B').replace('true', 'false')],
  ['1 line added', page, `${page}# end\n`],
  ['2 lines removed', page, page.replace('  one:\n    type: hero\n', '')],
  ['1 line changed, 1 added', page, page.replace('title: A', 'title: B\nroute: /b/')],
  ['New file', null, page],
])('%s', (expected, published, text) => {
  expect(words(published, text)).toBe(expected);
});

it('a moved section counts once, and not its lines', () => {
  const moved = 'title: B\nsections:\n  two:\n    type: faqs\n    all: true\n  one:\n    type: hero\n';
  expect(words(page, moved, 1)).toBe('1 line changed, 1 section moved');
});

it('a choice that waits comes first', () => {
  expect(words(page, `${page}#\n`, 0, 1)).toBe('1 line waits for a choice');
  expect(words(page, page, 0, 2)).toBe('2 lines wait for a choice');
});

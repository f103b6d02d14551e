import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countEdits, EditedText } from './edited-text.tsx';

const render = (text: string, from?: number) =>
  renderToStaticMarkup(<EditedText text={text} {...(from !== undefined && { from })} />).replaceAll(
    /<svg class="mark mark-(\w+)".*?<\/svg>/g,
    '[$1]',
  );

test('a deletion and the insertion after it are one edit', () => {
  expect(render('~~Responsible for~~ ++Led++ 42 people')).toBe(
    '<span class="edit" data-turn="1"><del>Responsible for[slash]</del>[caret]<ins>Led</ins></span> 42 people',
  );
});

test('words can be only deleted or only inserted', () => {
  expect(render('~~Hard-working~~ Manager, ++nine++ leads')).toBe(
    '<span class="edit" data-turn="1"><del>Hard-working[slash]</del></span> Manager, ' +
      '<span class="edit" data-turn="2">[caret]<ins>nine</ins></span> leads',
  );
});

test('turns continue from the text before', () => {
  expect(render('~~a~~ and ~~b~~', 2)).toMatch(/data-turn="3".*data-turn="4"/);
  expect(countEdits('~~a~~ ++b++ and ~~c~~')).toBe(2);
  expect(countEdits('plain')).toBe(0);
  expect(countEdits()).toBe(0);
});

test('other marks are rich text', () => {
  expect(render('by ((31%)), ==merger==')).toBe(
    'by <span class="circled">31%[circle]</span>, <span class="highlighted">merger</span>',
  );
});

import { expect, test } from 'vitest';
import { createMarks } from '../mark/marks.ts';
import { withTokens } from '../mark/tokens.ts';
import { annotate } from './annotate.ts';

/** Marks are their own numbers here. */
const annotated = (html: string) => annotate(html, (mark) => mark);
const around = withTokens;

test('the element around a text has its number, and no other one', () => {
  expect(annotated(`<div><p class="a">${around('One', 3)}</p><p>Two</p></div>`)).toBe(
    '<div><p data-at="3" class="a">One</p><p>Two</p></div>',
  );
});

test('numbers have any size', () => {
  expect(annotated(`<p>${around('One', 0)}</p><p>${around('Two', 70_000)}</p>`)).toBe(
    '<p data-at="0">One</p><p data-at="70000">Two</p>',
  );
});

test('a text in several elements belongs to the one around them', () => {
  const [first = '', second = ''] = around('One\nTwo', 3).split('\n');
  expect(annotated(`<h1><span>${first}</span> <span>${second}</span></h1>`)).toBe(
    '<h1 data-at="3"><span>One</span> <span>Two</span></h1>',
  );
});

test('a text whose end is left out belongs to the element in which it begins', () => {
  const begun = around('One two', 3).slice(0, -6);
  expect(annotated(`<div><p>${begun}…</p></div>`)).toBe('<div><p data-at="3">One…</p></div>');
});

test('an element with several values says where each is in its text, entities counted as one character', () => {
  const fact = around('72 hours', 5);
  const text = around(`Ready &amp; sent in ${fact}. Really: ${fact}!`, 3);
  expect(annotated(`<p>${text}<br/><b>${around('Now', 7)}</b></p>`)).toBe(
    '<p data-at="3 5" data-at-parts="3:0-43 5:16-24 5:34-42">Ready &amp; sent in 72 hours. Really: 72 hours!<br/><b data-at="7">Now</b></p>',
  );
});

test('a picture has its number, and the text that describes it', () => {
  const src = around('/a.webp', 2);
  expect(annotated(`<p><img src="${src}" alt=""/><img src="${src}" alt="${around('A', 3)}"/></p>`)).toBe(
    '<p><img data-at="2" src="/a.webp" alt=""/><img data-at="2 3" src="/a.webp" alt="A"/></p>',
  );
});

test('placeholders and the labels of inputs have numbers; other attributes only lose their tokens', () => {
  const text = around('One', 3);
  expect(annotated(`<a href="mailto:${text}" aria-label="${text}">x</a><input placeholder="${text}"/>`)).toBe(
    '<a href="mailto:One" aria-label="One">x</a><input data-at="3" placeholder="One"/>',
  );
});

test('scripts and comments only lose their tokens', () => {
  const text = around('One', 3);
  expect(annotated(`<div><script>{"a":"${text}"}</script>x<!-- -->${text}</div>`)).toBe(
    '<div data-at="3"><script>{"a":"One"}</script>x<!-- -->One</div>',
  );
});

test('equal marks have one number', () => {
  const { number } = createMarks();
  expect(number({ source: 'fact', path: ['phone'] })).toBe(number({ source: 'fact', path: ['phone'] }));
  expect(number({ source: 'site', path: ['phone'] })).toBe(1);
});

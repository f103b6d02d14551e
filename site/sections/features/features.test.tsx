import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Features } from './features.tsx';

const image = { src: '/drawing.svg', alt: '', width: 320, height: 240, sources: [] };
const action = { label: 'How we work', look: 'link', kind: 'link', href: '/process/' } as const;
const items = [
  { title: 'Keyword targeting', text: 'The terms in the ==posting==.', image },
  { title: 'Unlimited revisions', text: 'Nobody counts the rounds.', action },
];
const render = (props: object = {}) =>
  renderToStaticMarkup(
    <Features id="benefits" heading="What every order includes" items={items} {...props} />,
  );

test('what has no drawing has the editor’s tick', () => {
  const [drawn = '', ticked = ''] = render().split('</li>');
  expect(drawn).toContain('<img');
  expect(drawn).not.toContain('mark-tick');
  expect(ticked).toContain('mark-tick');
});

test('a strip says its heading to screen readers only, and pads itself', () => {
  const html = render({ look: 'strip' });
  expect(html).toContain('class="features strip"');
  expect(html).toContain(
    '<div class="visually-hidden"><h2 id="benefits-heading">What every order includes</h2>',
  );
});

test.each(['grid', 'cards'])('%s is a section with a heading to see', (look) => {
  const html = render({ look, ground: 'sheet' });
  expect(html).toContain(`class="features ${look} section ground-sheet"`);
  expect(html).toContain('<div class="head"><h2 id="benefits-heading">');
});

test('marks in a text are drawn, and an item leads on where it has an action', () => {
  expect(render()).toContain('<span class="highlighted">posting</span>');
  expect(render()).toMatch(/<a class="link" href="\/process\/">How we work<svg class="icon icon-go"/);
});

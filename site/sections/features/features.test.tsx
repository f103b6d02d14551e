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

test('an item without a drawing has a check mark', () => {
  const [drawn = '', ticked = ''] = render().split('</li>');
  expect(drawn).toContain('<img');
  expect(drawn).not.toContain('mark-tick');
  expect(ticked).toContain('mark-tick');
});

test('a strip hides its heading visually and has its own padding', () => {
  const html = render({ look: 'strip' });
  expect(html).toContain('class="features strip"');
  expect(html).toContain(
    '<div class="visually-hidden"><h2 id="benefits-heading">What every order includes</h2>',
  );
});

test.each(['grid', 'cards'])('%s shows its heading', (look) => {
  const html = render({ look, ground: 'sheet' });
  expect(html).toContain(`class="features ${look} section ground-sheet"`);
  expect(html).toContain('<div class="head"><h2 id="benefits-heading">');
});

test('items show the marks of their text and their action', () => {
  expect(render()).toContain('<span class="highlighted">posting</span>');
  expect(render()).toMatch(/<a class="link" href="\/process\/">How we work<svg class="icon icon-go"/);
});

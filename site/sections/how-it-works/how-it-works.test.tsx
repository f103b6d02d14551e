import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowItWorks } from './how-it-works.tsx';

const image = { src: '/drawing.svg', alt: '', width: 320, height: 240, sources: [] };
const titles = [
  'Initial Consultation',
  'Customized Resume Crafting',
  'Review And Refinement',
  'Final Delivery',
];
const html = renderToStaticMarkup(
  <HowItWorks
    id="how-it-works"
    heading="Four steps, two of them yours."
    steps={titles.map((title, index) => ({
      title,
      text: 'Who does what.',
      note: index === 3 ? undefined : 'When.',
      image,
    }))}
  />,
);

test('the steps are an ordered list with drawings, and the first is highlighted', () => {
  expect([...html.matchAll(/<h3>([^<]+)/g)].map(([, title]) => title)).toEqual(titles);
  expect(html.match(/<img /g)).toHaveLength(4);
  expect(html).toMatch(/<ol class="steps"><li class="is-on">/);
  expect(html.match(/is-on/g)).toHaveLength(1);
});

test('a step without a note has no empty element', () => {
  expect(html.match(/class="note"/g)).toHaveLength(3);
});

test('the pause button is named and marked as needing scripts', () => {
  expect(html).toMatch(/class="scripted" data-island="how-it-works" data-wake="visible"/);
  expect(html).toContain('<span class="visually-hidden">Pause the highlight</span>');
});

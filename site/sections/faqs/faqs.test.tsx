import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faqs } from './faqs.tsx';

const items = [
  { id: 'one', question: 'First?', answer: 'Yes, **really**.' },
  { id: 'two', question: 'Second?', answer: 'No.' },
];
const render = (open?: boolean) =>
  renderToStaticMarkup(<Faqs id="faqs" heading="Fair questions." items={items} open={open} />);

test('questions of a section share a name, so the browser keeps only one open', () => {
  expect(render().match(/<details name="faqs"/g)).toHaveLength(2);
});

test('the first question starts open by default', () => {
  expect(render()).toMatch(/<details name="faqs" open="">.*First\?/);
  expect(render(false)).not.toContain('open=""');
});

test('questions are numbered if the page says so', () => {
  expect(render()).not.toContain('<em');
  const numbered = renderToStaticMarkup(<Faqs id="faqs" heading="Fair questions." items={items} numbered />);
  expect(numbered).toMatch(/>01<.*First\?.*>02<.*Second\?/);
});

test('answers keep their marks, and the section has its heading', () => {
  expect(render()).toContain('<strong>really</strong>');
  expect(render()).toContain('aria-labelledby="faqs-heading"');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProcessSteps } from './process-steps.tsx';

const image = { src: 'a.svg', alt: '', width: 160, height: 120, sources: [] };
const items = ['Submit', 'Draft', 'Review'].map((title) => ({
  id: title.toLowerCase(),
  title,
  text: 'You *send* it.',
  note: title === 'Draft' ? 'Within a day' : undefined,
  image,
}));
const render = (look?: 'row' | 'list') =>
  renderToStaticMarkup(<ProcessSteps id="steps" heading="Three steps" items={items} look={look} />);

test('the steps are an ordered list in both looks', () => {
  expect(render()).toMatch(/<ol class="row">.*Submit.*Draft.*Review.*<\/ol>/);
  expect(render('list')).toMatch(/<ol class="list">.*Submit.*Draft.*Review.*<\/ol>/);
});

test('the list look has an arrow after each step but the last', () => {
  expect(render('list').match(/class="way"/g)).toHaveLength(2);
  expect(render('list')).toMatch(/Review<\/h3>(?!.*class="way")/);
  expect(render('row')).not.toContain('class="way"');
});

test('a step shows its note, if any', () => {
  expect(render().match(/class="note"/g)).toHaveLength(1);
});

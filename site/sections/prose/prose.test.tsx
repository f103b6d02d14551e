import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

test('every paragraph is a <p> with its marks', () => {
  const html = renderToStaticMarkup(
    <Prose id="how" heading="One take." paragraphs={['We *begin*.', 'Then we cut.']} />,
  );
  expect(html).toContain('<p>We <em>begin</em>.</p><p>Then we cut.</p>');
  expect(html).toContain('<h2 id="how-heading">One take.</h2>');
  expect(html).not.toContain('class="btns"');
});

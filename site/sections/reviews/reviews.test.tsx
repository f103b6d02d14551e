import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reviews } from './reviews.tsx';

const html = renderToStaticMarkup(
  <Reviews
    id="reviews"
    heading="What they wrote after the offer letter."
    rating={{ value: 4.5, source: 'Fairpost' }}
    items={[
      {
        id: 'alicia-moreno',
        name: 'Alicia Moreno',
        role: 'Project coordinator',
        initials: 'AM',
        rating: 5,
        review: 'They ==found the job== I had been hiding.',
        source: 'OpenSeat',
      },
    ]}
  />,
);

test('a review has stars, text, author, and source', () => {
  expect(html).toContain('aria-label="5 out of 5"');
  expect(html).toContain(
    '<blockquote>They <span class="highlighted">found the job</span> I had been hiding.',
  );
  for (const words of ['Alicia Moreno', 'Project coordinator', 'OpenSeat']) expect(html).toContain(words);
});

test('the avatar is hidden from screen readers, because the name is next to it', () => {
  expect(html).toMatch(/class="initials" aria-hidden="true">AM</);
});

test('the rating is drawn with half a star and written out', () => {
  expect(html).toContain('aria-label="4.5 out of 5" data-half-stars="9"');
  expect(html).toContain('<b>4.5</b>');
  expect(html).toContain('out of 5 on Fairpost');
});

test('the row is a focusable group with a hint that it continues', () => {
  expect(html).toContain('<div class="row" role="group" aria-label="Reviews" tabindex="0">');
  expect(html).toContain('Scroll to see more reviews');
  expect(html).not.toContain('data-island');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Testimonials } from './testimonials.tsx';

const names = ['Alicia Moreno', 'Devon Pratt', 'Grace Lindholm'];
const render = (count: number) =>
  renderToStaticMarkup(
    <Testimonials
      id="testimonials"
      heading="What they wrote."
      items={names.slice(0, count).map((name, at) => ({
        id: `review-${at}`,
        name,
        role: `Role ${at}`,
        initials: 'XY',
        rating: 5,
        review: `Words of ==${name}==.`,
        source: 'Fairpost',
      }))}
    />,
  );

test('the page contains all reviews in full, and the first is current', () => {
  const reviews = render(3).split('<li').slice(1);
  expect(reviews).toHaveLength(3);
  for (const [at, name] of names.entries()) {
    expect(reviews[at]).toContain(`“Words of <span class="highlighted">${name}</span>.”`);
    expect(reviews[at]).toContain(`<b>${name}</b><span>Role ${at}</span>`);
    expect(reviews[at]).toContain('aria-label="5 out of 5"');
    expect(reviews[at]?.startsWith(' aria-current="true"')).toBe(at === 0);
  }
});

test('dots and a pause button are in the HTML before the script runs', () => {
  const html = render(3);
  expect(html.match(/aria-label="Review \d"/g)).toHaveLength(3);
  expect(html).toContain('aria-label="Review 1" aria-current="true"');
  expect(html).toContain('<span class="visually-hidden">Pause the reviews</span>');
});

test('a single review has no controls', () => {
  expect(render(1)).not.toContain('<button');
});

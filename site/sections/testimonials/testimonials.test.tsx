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

test('all reviews are in the page, whole, and the first is the one that is shown', () => {
  const reviews = render(3).split('<li').slice(1);
  expect(reviews).toHaveLength(3);
  for (const [at, name] of names.entries()) {
    expect(reviews[at]).toContain(`“Words of <span class="highlighted">${name}</span>.”`);
    expect(reviews[at]).toContain(`<b>${name}</b><span>Role ${at}</span>`);
    expect(reviews[at]).toContain('aria-label="5 out of 5"');
    expect(reviews[at]?.startsWith(' aria-current="true"')).toBe(at === 0);
  }
});

test('a dot for each stands ready before the script, with a pause beside them', () => {
  const html = render(3);
  expect(html.match(/aria-label="Review \d"/g)).toHaveLength(3);
  expect(html).toContain('aria-label="Review 1" aria-current="true"');
  expect(html).toContain('<span class="visually-hidden">the reviews</span>');
});

test('a single review has nothing to choose', () => {
  expect(render(1)).not.toContain('<button');
});

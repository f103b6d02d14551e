import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServicesCarousel } from './services-carousel.tsx';

const service = (id: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  image: { src: `/${id}.svg`, alt: '', width: 320, height: 240, sources: [] },
  action: { label: `Read about ${id}`, look: 'link', kind: 'link', href: `/services/${id}/` } as const,
});
const render = (ids: string[]) =>
  renderToStaticMarkup(
    <ServicesCarousel id="services" heading="Eight ways to be read." items={ids.map(service)} />,
  );

test('each card has a title, a description, and one link without scripts', () => {
  const cards = render(['letters', 'profiles']).split('<li>').slice(1);
  expect(cards).toHaveLength(2);
  for (const [at, id] of ['letters', 'profiles'].entries()) {
    expect(cards[at]).toContain(`<h3>Title of ${id}</h3><p>About ${id}.</p>`);
    expect(cards[at]?.match(/<a /g)).toHaveLength(1);
    expect(cards[at]).toContain(`href="/services/${id}/">Read about ${id}`);
  }
});

test('has buttons to move it, but no pause button', () => {
  const html = render(['letters', 'profiles']);
  expect(html).toContain('aria-label="Previous service"');
  expect(html).toContain('aria-label="Next service"');
  expect(html).not.toContain('Pause');
});

test('a single service has no buttons', () => {
  expect(render(['letters'])).not.toContain('<button');
});

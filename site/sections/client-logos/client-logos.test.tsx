import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClientLogos } from './client-logos.tsx';

const logo = (name: string) => ({ src: `/${name}.svg`, alt: name, width: 170, height: 40, sources: [] });

test('every company is a list item with a named logo of fixed dimensions', () => {
  const html = renderToStaticMarkup(
    <ClientLogos
      id="clients"
      heading="Our Clients"
      note="Named in our survey."
      clients={['Quillan', 'Solmere Care'].map((name) => ({ id: name, name, logo: logo(name) }))}
    />,
  );
  expect(html).toContain('aria-labelledby="clients-heading"');
  expect(html).toContain('<h2 id="clients-heading">Our Clients</h2><p class="note">Named in our survey.</p>');
  expect(
    [...html.matchAll(/<li><img [^>]*alt="([^"]+)" width="170" height="40"/g)].map(([, alt]) => alt),
  ).toEqual(['Quillan', 'Solmere Care']);
});

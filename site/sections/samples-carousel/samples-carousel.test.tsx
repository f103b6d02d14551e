import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SamplesCarousel } from './samples-carousel.tsx';

const titles = ['Administrative Professional', 'Customer Service Manager', 'Sales Professional'];
const html = renderToStaticMarkup(
  <SamplesCarousel
    id="samples"
    heading="Read one to the end."
    items={titles.map((title, index) => ({
      id: `sample-${index}`,
      title,
      description: `What was done for number ${index + 1}.`,
      image: { src: `/s${index}.webp`, alt: `Resume ${index + 1}`, width: 1700, height: 2200, sources: [] },
    }))}
    action={{ label: 'Consult A Resume Expert', look: 'primary', kind: 'chat', href: 'tel:+18135550119' }}
  />,
);

test('the first sample is at the front, in caption, progress bar, dots and thumbnails alike', () => {
  expect(html).toContain('<b>Resume 1</b> / 3 Total Samples');
  expect(html).toMatch(/<progress [^>]*value="1"|<progress value="1"/);
  expect(html).toMatch(/aria-label="Resume 1" aria-current="true"/);
  expect(html).toMatch(/aria-label="Administrative Professional" aria-current="true"/);
  expect(html.match(/aria-current="true"/g)).toHaveLength(2);
});

test('without scripts every sheet and every description is in the page', () => {
  for (const [index, title] of titles.entries()) {
    expect(html).toContain(`<h3>${title}</h3><p>What was done for number ${index + 1}.</p>`);
    expect(html).toContain(`src="/s${index}.webp" alt="Resume ${index + 1}"`);
  }
});

test('thumbnails are buttons named after the sample, and their pictures are silent', () => {
  expect(html.match(/<button [^>]*><img [^>]*alt=""/g)).toHaveLength(3);
});

test('what only scripts can do is marked, so that it is not shown without them', () => {
  for (const name of ['place', 'thumbs', 'round']) expect(html).toContain(`class="${name} scripted"`);
  expect(html).toContain('aria-label="Pause the samples"');
  expect(html).toContain('data-chat="">Consult A Resume Expert</a>');
});

test('the section says that it is a carousel and wakes when it is seen', () => {
  expect(html).toContain('aria-roledescription="carousel" aria-labelledby="samples-heading"');
  expect(html).toContain('data-island="samples-carousel" data-wake="visible"');
  expect(html).not.toContain('style=');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SamplesCarousel } from './samples-carousel.tsx';

const titles = ['Administrative Professional', 'Customer Service Manager', 'Sales Professional'];
const render = (titles: string[]) =>
  renderToStaticMarkup(
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
const html = render(titles);

test('starts with the first sample in caption, progress bar, lists, and stage', () => {
  expect(html).toContain('<b>Resume 1</b> / 3 Total Samples');
  expect(html).toMatch(/<progress [^>]*value="1"|<progress value="1"/);
  expect(html).toContain('aria-label="Resume 1" aria-current="true"');
  expect(html).toContain('aria-label="Administrative Professional" aria-current="true"');
  expect(html).toContain('<li aria-current="true"><h3>Administrative Professional</h3>');
  expect(html).toContain('<li id="samples-sample-0" aria-current="true">');
  expect(html.match(/aria-current="true"/g)).toHaveLength(4);
});

test('the page contains every sheet and description without scripts', () => {
  for (const [index, title] of titles.entries()) {
    expect(html).toContain(`<h3>${title}</h3><p>What was done for number ${index + 1}.</p>`);
    expect(html).toContain(`src="/s${index}.webp" alt="Resume ${index + 1}"`);
  }
});

test('thumbnails link to their sheets, named after the sample, with decorative pictures', () => {
  for (const [index, title] of titles.entries()) {
    expect(html).toMatch(
      new RegExp(`<a href="#samples-sample-${index}" aria-label="${title}"[^>]*><img [^>]*alt=""`),
    );
    expect(html).toContain(`<li id="samples-sample-${index}"`);
  }
});

test('controls are in the island, whose props have a number and no texts', () => {
  expect(html).toMatch(/class="scripted" data-island="samples-carousel" data-wake="visible"/);
  expect(html).toContain('<script type="application/json">{"total":3}</script>');
  for (const name of ['Previous sample', 'Next sample']) expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain('<span class="visually-hidden">Pause the samples</span>');
});

test('the section is announced as a carousel, and its action opens the chat', () => {
  expect(html).toContain('aria-roledescription="carousel" aria-labelledby="samples-heading"');
  expect(html).toContain('data-chat="">Consult A Resume Expert</a>');
  expect(html).not.toContain('style=');
});

test('a single sample has a description and action, but no controls or thumbnail', () => {
  const one = render(['Administrative Professional']);
  expect(one).not.toMatch(/<button|data-island|class="thumbs"|Total Samples/);
  expect(one).toContain('<li aria-current="true"><h3>Administrative Professional</h3>');
  expect(one).toContain('Consult A Resume Expert</a>');
});

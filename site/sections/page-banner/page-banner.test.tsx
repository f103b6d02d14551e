import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageBanner } from './page-banner.tsx';

test('the title is the h1 and labels the section', () => {
  const html = renderToStaticMarkup(<PageBanner id="banner" title="Resume Writing" />);
  expect(html).toContain('<h1 id="banner-heading">Resume Writing</h1>');
  expect(html).toContain('aria-labelledby="banner-heading"');
  expect(html).not.toContain('<p');
});

test('a label comes before the title', () => {
  const html = renderToStaticMarkup(<PageBanner id="banner" label="Career Switch" title="Profiles" />);
  expect(html).toContain('<p class="label">Career Switch</p><h1');
});

test('the lead follows the title', () => {
  const html = renderToStaticMarkup(<PageBanner id="banner" title="Pricing" lead="One *payment*." />);
  expect(html).toContain('</h1><p class="lead">One <em>payment</em>.</p>');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('the trail starts at the home page and ends with the current page, which is not a link', () => {
  const home = { label: 'Home', look: 'link', kind: 'link', href: '/' } as const;
  const services = { ...home, label: 'Services', href: '/services/' };
  const html = renderToStaticMarkup(<Breadcrumbs links={[home, services]} name="Cover Letters" />);
  expect(html).toContain(
    '<li><a href="/">Home</a></li><li><a href="/services/">Services</a></li>' +
      '<li aria-current="page">Cover Letters</li>',
  );
  expect(html).toMatch(/^<nav class="breadcrumbs" aria-label="Breadcrumb">/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedAction } from '../../prepared-data.ts';
import type { PreparedCompany } from '../../prepared-page.ts';
import { Nav } from './nav.tsx';

const company: PreparedCompany = {
  name: 'Larkfield Resumes',
  brand: { first: 'Larkfield', second: 'Resumes' },
  street: '4120 Bayline Avenue',
  city: 'Tampa',
  state: 'Florida',
  zip: '33602',
  country: 'United States',
  email: 'hello@larkfield.example',
  phone: { href: 'tel:+18135550119', label: '(813) 555-0119' },
};
const faqs: PreparedAction = { label: 'FAQs', look: 'link', kind: 'anchor', href: '#faqs' };

test('a landing page shows its anchors in the bar and in the menu', () => {
  const html = renderToStaticMarkup(<Nav layout="landing" company={company} nav={{ links: [faqs] }} />);
  const [bar = '', menu = ''] = html.split('<dialog');
  expect(bar).toContain('<a href="#faqs">FAQs</a>');
  expect(menu).toContain('<li><a href="#faqs">FAQs</a></li>');
  expect(bar).toContain('class="brand" href="#main"');
});

test('the menu opens as a dialog, or by its fragment without scripts', () => {
  const html = renderToStaticMarkup(<Nav layout="landing" company={company} nav={{ links: [faqs] }} />);
  expect(html).toMatch(
    /<a class="burger" href="#menu" data-dialog="menu" aria-label="Open menu" aria-haspopup="dialog"/,
  );
  expect(html).toContain('<dialog class="drawer" id="menu" aria-label="Menu">');
  expect(html).toContain('data-close="" aria-label="Close menu"');
});

test('a page without anchors has no menu, and its brand links to the home page', () => {
  const html = renderToStaticMarkup(<Nav layout="plain" company={company} nav={{ links: [] }} />);
  expect(html).not.toMatch(/<dialog|burger|<nav/);
  expect(html).toContain('class="brand" href="/"');
  expect(html).toContain('aria-label="Call (813) 555-0119"');
});

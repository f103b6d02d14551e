import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedAction } from '../../prepared-data.ts';
import type { PreparedCompany, PreparedSiteNav } from '../../prepared-page.ts';
import { SiteNav } from './site-nav.tsx';

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
const link = (label: string, note?: string): PreparedAction => ({
  label,
  look: 'link',
  kind: 'link',
  href: `/${label.toLowerCase()}/`,
  ...(note && { note }),
});
const image = { src: '/sheet.webp', alt: '', width: 320, height: 414, sources: [] };
const nav: PreparedSiteNav = {
  menus: [
    {
      heading: 'Services',
      links: [link('Letters', 'One page')],
      aside: { text: 'See a finished page.', image },
    },
    { links: [link('Portfolio')] },
    { heading: 'Other', links: [link('Jobs')] },
  ],
};

const [bar = '', menu = ''] = renderToStaticMarkup(<SiteNav company={company} nav={nav} />).split('<dialog');

test('menus are disclosures that open one at a time, with notes and a picture', () => {
  expect(bar).toMatch(/<details class="menu" name="menu"><summary>Services<svg/);
  expect(bar).toContain('<li><a href="/letters/">Letters<span>One page</span></a></li>');
  expect(bar).toMatch(/<div class="peek"><p>See a finished page\.<\/p><img src="\/sheet\.webp"/);
  expect(bar.match(/name="menu"/g)).toHaveLength(2);
});

test('a link without a heading is directly in the bar', () => {
  expect(bar).toContain('</details><a href="/portfolio/">Portfolio</a><details');
});

test('in the phone menu it joins the preceding list', () => {
  expect(menu.match(/<h2>[^<]*<\/h2>/g)).toEqual(['<h2>Services</h2>', '<h2>Other</h2>']);
  expect(menu).toContain(
    '<li><a href="/letters/">Letters</a></li><li><a href="/portfolio/">Portfolio</a></li>',
  );
});

test('links before the first heading have their own list', () => {
  const html = renderToStaticMarkup(
    <SiteNav company={company} nav={{ menus: [{ links: [link('Jobs')] }] }} />,
  );
  expect(html).toContain('<section><ul><li><a href="/jobs/">Jobs</a></li></ul></section>');
});

test('the action is in both the bar and the menu', () => {
  const action = { ...link('Today'), look: 'primary', kind: 'form', form: 'request' } as const;
  const html = renderToStaticMarkup(<SiteNav company={company} nav={{ ...nav, action }} />);
  expect(html.match(/data-form="request"/g)).toHaveLength(2);
  expect(bar + menu).not.toContain('data-form');
});

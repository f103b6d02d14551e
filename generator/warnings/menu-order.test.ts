import { expect, it } from 'vitest';
import type { PreparedSection } from '../../site/prepared-data.ts';
import { menuOrderFindings } from './menu-order.ts';

const section = (id: string): PreparedSection => ({ id, type: 'prose', props: {} });
const sections = ['top', 'prices', 'reviews', 'faqs'].map(section);
const link = (anchor: string) => ({ label: anchor.toUpperCase(), anchor });
const other = { label: 'ABOUT', link: '/about/' };

/** What is found about a page with these links in its menu, whose own file has this text. */
function found(links: (typeof other | ReturnType<typeof link>)[], text = 'nav: { links: [] }') {
  const files = [{ file: 'page.yaml', text }];
  return menuOrderFindings({ shown: { sections }, written: { nav: { links } }, files }).map(
    ({ path, data }) => [path.join('.'), data],
  );
}

it('accepts links in the order of their sections, with links to other pages between them', () => {
  expect(found([link('prices'), other, link('faqs')])).toEqual([]);
  expect(found([link('prices'), link('prices')])).toEqual([]);
  expect(found([])).toEqual([]);
});

it('gives the order of all links, with those to other pages in their places', () => {
  expect(found([link('reviews'), other, link('faqs'), link('prices')])).toEqual([
    ['nav.links', { first: 'PRICES', second: 'REVIEWS', labels: ['PRICES', 'ABOUT', 'REVIEWS', 'FAQS'] }],
  ]);
});

it('points at the section that a variant moves', () => {
  const moving = 'sections:\n  added: { after: prices }\n  faqs: { before: prices }\n';
  expect(found([link('faqs'), link('prices')], moving)).toMatchObject([
    ['sections.faqs.before', { lines: expect.stringContaining('- label: PRICES') }],
  ]);
  expect(found([link('faqs'), link('prices')], 'title: Inherits all\n')).toMatchObject([['nav.links', {}]]);
});

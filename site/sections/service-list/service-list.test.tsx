import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceList } from './service-list.tsx';

const image = { src: 'a.svg', alt: '', width: 160, height: 120, sources: [] };
const items = ['Resume Writing', 'Cover Letters'].map((title, at) => ({
  id: `service-${at}`,
  title,
  description: 'One page.',
  action: { label: 'Read', look: 'link' as const, kind: 'link' as const, href: `/services/${at}/` },
  image,
}));

const html = renderToStaticMarkup(<ServiceList id="list" heading="All services" items={items} />);

test('services are numbered with two digits, in page order', () => {
  expect(html).toMatch(/>01<.*Resume Writing.*>02<.*Cover Letters/);
});

test('each service has one link, named after it', () => {
  expect(html.match(/<a .*?<\/a>/g)).toEqual([
    '<a href="/services/0/">Resume Writing</a>',
    '<a href="/services/1/">Cover Letters</a>',
  ]);
});

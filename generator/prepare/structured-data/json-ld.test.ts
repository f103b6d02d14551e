import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../schema/generated/types.ts';
import type { PreparedSection } from '../../../site/prepared-data.ts';
import { openSmallSite, type SmallSite } from '../../fixtures/open-small-site.ts';
import { jsonLd } from './json-ld.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});

const page = { route: '/candles/', title: 'Candles', description: 'By hand.', sections: {} } satisfies Page;
const faqs: PreparedSection = {
  id: 'faqs',
  type: 'faqs',
  props: {
    items: [{ id: 'one', question: 'Is it **warm**?', answer: 'Yes, ==very==; see [here](/x/).{tick}' }],
  },
};

function graph(sections: PreparedSection[], more: object = {}): Record<string, unknown>[] {
  const [data] = jsonLd(site.site, { page, sections, ...more });
  return data?.['@graph'] as unknown as Record<string, unknown>[];
}

describe('structured data', () => {
  it('describes the company and the page with absolute URLs', () => {
    const [organization, webPage] = graph([]);
    expect(organization).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://www.ternandtallow.example/#organization',
      name: 'Tern & Tallow',
      telephone: '+12185550147',
      address: { streetAddress: '18 Quay Row', postalCode: '55802' },
    });
    expect(webPage).toMatchObject({
      '@type': 'WebPage',
      url: 'https://www.ternandtallow.example/candles/',
      name: 'Candles',
      inLanguage: 'en-US',
      publisher: { '@id': 'https://www.ternandtallow.example/#organization' },
    });
  });

  it('lists questions as plain text, if the page has any', () => {
    expect(graph([]).map((item) => item['@type'])).toEqual(['Organization', 'WebPage']);
    expect(graph([faqs])[2]).toEqual({
      '@type': 'FAQPage',
      '@id': 'https://www.ternandtallow.example/candles/#faqs',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it **warm**?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, very; see here.' },
        },
      ],
    });
  });

  it('lists the questions of several sections together', () => {
    expect(graph([faqs, { ...faqs, id: 'more' }])[2]).toHaveProperty('mainEntity.length', 2);
  });

  it('lists breadcrumbs with absolute URLs, ending with the page itself', () => {
    const links = [{ label: 'Home', look: 'primary', kind: 'link', href: '/' }];
    expect(graph([], { breadcrumbs: { links, name: 'Candles' } })[2]).toEqual({
      '@type': 'BreadcrumbList',
      '@id': 'https://www.ternandtallow.example/candles/#breadcrumbs',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.ternandtallow.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Candles',
          item: 'https://www.ternandtallow.example/candles/',
        },
      ],
    });
  });

  it('lists the offers of a price table with prices and currency', () => {
    const plan = { id: 'one', name: 'Entry Level', kind: 'Resume', subtitle: 'The first.', price: 119 };
    const [, , catalog] = graph([{ id: 'plans', type: 'pricing-table', props: { plans: [plan] } }]);
    expect(catalog).toMatchObject({
      '@type': 'OfferCatalog',
      itemListElement: [
        { '@type': 'Offer', name: 'Entry Level Resume', price: '119.00', priceCurrency: 'USD' },
      ],
    });
  });

  it('lists the offers of packages that show their prices', () => {
    const items = [
      { id: 'one', name: 'Bundle', subtitle: 'By one hand.', price: 219 },
      { id: 'two', name: 'On request', subtitle: 'Ask.' },
    ];
    const packages = (props: object) => graph([{ id: 'packages', type: 'packages-slider', props }]);
    expect(packages({ items })).toHaveLength(2);
    expect(packages({ items: items.slice(1), prices: true })).toHaveLength(2);
    expect(packages({ items, prices: true })[2]).toEqual({
      '@type': 'OfferCatalog',
      '@id': 'https://www.ternandtallow.example/candles/#packages',
      itemListElement: [
        {
          '@type': 'Offer',
          name: 'Bundle',
          description: 'By one hand.',
          price: '219.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: 'https://www.ternandtallow.example/candles/#packages',
          seller: { '@id': 'https://www.ternandtallow.example/#organization' },
          itemOffered: { '@type': 'Service', name: 'Bundle' },
        },
      ],
    });
  });

  it('describes the service of a service page', () => {
    const intro: PreparedSection = { id: 'intro', type: 'service-intro', props: {} };
    expect(
      graph([intro], { page: { ...page, name: 'Candle making', service: 'Candles to order' } })[2],
    ).toMatchObject({
      '@type': 'Service',
      name: 'Candle making',
      serviceType: 'Candles to order',
      provider: { '@id': 'https://www.ternandtallow.example/#organization' },
    });
  });
});

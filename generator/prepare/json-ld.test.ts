import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../schema/generated/types.ts';
import type { PreparedSection } from '../../site/prepared-page.ts';
import { openSmallSite, type SmallSite } from '../fixtures/open-small-site.ts';
import { jsonLd, withoutMarks } from './json-ld.ts';

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

function graph(sections: PreparedSection[]): Record<string, unknown>[] {
  const [data] = jsonLd(site.site, page, sections) as [{ '@graph': Record<string, unknown>[] }];
  return data['@graph'];
}

describe('what search engines are told', () => {
  it('names the company and the page, with addresses that are whole', () => {
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

  it('holds the questions of the page as plain text, and no list of questions without any', () => {
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

  it('holds the questions of several sections in one list', () => {
    expect(graph([faqs, { ...faqs, id: 'more' }])[2]).toHaveProperty('mainEntity.length', 2);
  });
});

describe('rich text as plain text', () => {
  it.each([
    ['one **two** *three*', 'one two three'],
    ['~~Hard-working~~ ++Operations++ Manager', 'Operations Manager'],
    ['==a== __b__ ((c))', 'a b c'],
    ['[a *b*](/c/) d', 'a b d'],
    ['one\ntwo', 'one two'],
    ['2 * 3 = 6 (yes)', '2 * 3 = 6 (yes)'],
    ['a_b, C++ and (x)', 'a_b, C++ and (x)'],
  ])('%j is %j', (text, plain) => expect(withoutMarks(text)).toBe(plain));
});

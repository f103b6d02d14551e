import type { Page, Site } from '../../schema/generated/types.ts';
import type { PreparedSection } from '../../site/prepared-page.ts';
import { defaults } from './defaults.ts';

/** What search engines are told about a page, in the words of schema.org. */
export function jsonLd(site: Site, page: Page, sections: PreparedSection[]): object[] {
  const url = site.url + page.route;
  const organization = {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    email: site.company.email,
    telephone: site.company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.company.street,
      addressLocality: site.company.city,
      addressRegion: site.company.state,
      postalCode: site.company.zip,
      addressCountry: site.company.country,
    },
  };
  const webPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: site.language ?? defaults.language,
    publisher: { '@id': organization['@id'] },
  };
  const questions = sections.flatMap(questionsOf);
  const faqPage =
    questions.length > 0 ? [{ '@type': 'FAQPage', '@id': `${url}#faqs`, mainEntity: questions }] : [];
  return [{ '@context': 'https://schema.org', '@graph': [organization, webPage, ...faqPage] }];
}

function questionsOf({ type, props }: PreparedSection): object[] {
  if (type !== 'faqs') return [];
  // Of a content file with mistakes only the ids are known.
  const { items } = props as { items: { question?: string; answer?: string }[] };
  return items.map(({ question = '', answer = '' }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutMarks(answer) },
  }));
}

/** Marks in pairs, see `site/ui/rich-text.tsx`; a mark without its partner is a part of the text. */
const marks: [RegExp, string][] = [
  [/\[([^\]]+)\]\([^)\s]+\)/g, '$1'],
  [/~~.+?~~\s?/gs, ''],
  [/\*\*(.+?)\*\*/gs, '$1'],
  [/==(.+?)==/gs, '$1'],
  [/__(.+?)__/gs, '$1'],
  [/\+\+(.+?)\+\+/gs, '$1'],
  [/\(\((.+?)\)\)/gs, '$1'],
  [/\*(.+?)\*/gs, '$1'],
  [/\{tick\}\s?|\s?\n/g, ' '],
];

/** Rich text as plain text, with what is struck out left out. */
export function withoutMarks(text: string): string {
  if (!/[[*=_~+({\n]/.test(text)) return text.trim();
  return marks.reduce((plain, [mark, inside]) => plain.replace(mark, inside), text).trim();
}

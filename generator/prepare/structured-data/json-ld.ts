import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  OfferCatalog,
  Organization,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Page, Plan, Site } from '../../../schema/generated/types.ts';
import type { PreparedBreadcrumbs, PreparedSection } from '../../../site/prepared-page.ts';
import { defaults } from '../defaults.ts';
import { withoutMarks } from '../text/plain-text.ts';

interface Described {
  page: Page;
  sections: PreparedSection[];
  breadcrumbs?: PreparedBreadcrumbs | undefined;
}

/** What search engines are told about a page, in the words of schema.org. */
export function jsonLd(site: Site, { page, sections, breadcrumbs }: Described): Graph[] {
  const url = site.url + (page.canonical ?? page.route);
  const graph: Thing[] = [
    organization(site),
    ...(page.route === '/' ? [webSite(site)] : []),
    webPage(site, page, url, sections),
    ...path(site, breadcrumbs, url),
    ...services(site, page, url, sections),
    ...catalogs(site, url, sections),
    ...faqPages(url, sections),
  ];
  return [{ '@context': 'https://schema.org', '@graph': graph }];
}

const organizationId = ({ url }: Site) => `${url}/#organization`;

function organization(site: Site): Organization {
  const { name, url, company, social = [] } = site;
  const elsewhere = social.flatMap(({ link }) => (link?.startsWith('https:') ? [link] : []));
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name,
    url: `${url}/`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.city,
      addressRegion: company.state,
      postalCode: company.zip,
      addressCountry: company.country,
    },
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

function webSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    url: `${site.url}/`,
    name: site.name,
    publisher: { '@id': organizationId(site) },
  };
}

function webPage(site: Site, page: Page, url: string, sections: PreparedSection[]): WebPage {
  return {
    '@type': sections.some(({ type }) => type === 'contact') ? 'ContactPage' : 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: site.language ?? defaults.language,
    publisher: { '@id': organizationId(site) },
  };
}

/** Every step of the path but the last has an address; the last is the page itself. */
function path(site: Site, breadcrumbs: PreparedBreadcrumbs | undefined, url: string): BreadcrumbList[] {
  if (!breadcrumbs) return [];
  const above = breadcrumbs.links.map(({ label, href }) => ({ name: label, item: site.url + href }));
  const steps = [...above, { name: breadcrumbs.name, item: url }];
  const itemListElement = steps.map(({ name, item }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item,
  }));
  return [{ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumbs`, itemListElement }];
}

function services(site: Site, page: Page, url: string, sections: PreparedSection[]): Service[] {
  if (!sections.some(({ type }) => type === 'service-intro')) return [];
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: page.name ?? page.title,
      serviceType: page.service ?? defaults.service,
      description: page.description,
      url,
      provider: { '@id': organizationId(site) },
      areaServed: { '@type': 'Country', name: site.company.country },
    },
  ];
}

function catalogs(site: Site, url: string, sections: PreparedSection[]): OfferCatalog[] {
  return sections.flatMap(({ id, type, props }) => {
    if (type !== 'pricing-table') return [];
    // Of a content file with mistakes only the ids are known.
    const { plans } = props as { plans: Partial<Plan>[] };
    const itemListElement = plans.map(({ name = '', kind = '', subtitle = '', price = 0 }) => ({
      '@type': 'Offer' as const,
      name: `${name} ${kind}`,
      description: subtitle,
      price: price.toFixed(2) as `${number}`,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock' as const,
      url: `${url}#${id}`,
      seller: { '@id': organizationId(site) },
      itemOffered: { '@type': 'Service' as const, name: `${name} ${kind}` },
    }));
    return [{ '@type': 'OfferCatalog' as const, '@id': `${url}#${id}`, itemListElement }];
  });
}

function faqPages(url: string, sections: PreparedSection[]): FAQPage[] {
  const mainEntity = sections.flatMap(questionsOf);
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', '@id': `${url}#faqs`, mainEntity }] : [];
}

function questionsOf({ type, props }: PreparedSection): Question[] {
  if (type !== 'faqs') return [];
  const { items } = props as { items: { question?: string; answer?: string }[] };
  return items.map(({ question = '', answer = '' }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutMarks(answer) },
  }));
}

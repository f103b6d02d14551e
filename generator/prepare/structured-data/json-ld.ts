import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Question,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Page, Site } from '../../../schema/generated/types.ts';
import type { PreparedSection } from '../../../site/prepared-data.ts';
import type { PreparedBreadcrumbs } from '../../../site/prepared-page.ts';
import { sectionData } from '../../../site/sections/section-data.ts';
import type { AnyProps } from '../../../site/sections/section-data-types.ts';
import { defaults } from '../defaults.ts';

type PageHead = Pick<Page, 'route' | 'canonical' | 'name' | 'title' | 'description' | 'service'>;

interface Described {
  page: PageHead;
  sections: PreparedSection[];
  breadcrumbs?: PreparedBreadcrumbs | undefined;
}

/** The structured data of a page for search engines, as defined by schema.org. Section types add their own parts. */
export function jsonLd(site: Site, { page, sections, breadcrumbs }: Described): Graph[] {
  const url = site.url + (page.canonical ?? page.route);
  const described = { page, site, url, organizationId: organizationId(site) };
  const added = sections.flatMap(
    ({ id, type, props }) => sectionData[type]?.structuredData?.(id, props as AnyProps, described) ?? [],
  );
  const graph: Thing[] = [
    organization(site),
    ...(page.route === '/' ? [webSite(site)] : []),
    webPage(site, page, url, added.find(({ pageType }) => pageType)?.pageType),
    ...breadcrumbList(site, breadcrumbs, url),
    ...added.flatMap(({ service }) => service ?? []).slice(0, 1),
    ...added.flatMap(({ catalog }) => catalog ?? []),
    ...faqPage(
      url,
      added.flatMap(({ questions }) => questions ?? []),
    ),
  ];
  return [{ '@context': 'https://schema.org', '@graph': graph }];
}

const organizationId = ({ url }: Site) => `${url}/#organization`;

function organization(site: Site): Organization {
  const { name, url, company, social = [] } = site;
  const profiles = social.flatMap(({ link }) => (link?.startsWith('https:') ? [link] : []));
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
    ...(profiles.length > 0 && { sameAs: profiles }),
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

function webPage(
  site: Site,
  page: PageHead,
  url: string,
  pageType: 'ContactPage' | 'WebPage' = 'WebPage',
): WebPage {
  return {
    '@type': pageType,
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: site.language ?? defaults.language,
    publisher: { '@id': organizationId(site) },
  };
}

function breadcrumbList(
  site: Site,
  breadcrumbs: PreparedBreadcrumbs | undefined,
  url: string,
): BreadcrumbList[] {
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

function faqPage(url: string, mainEntity: Question[]): FAQPage[] {
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', '@id': `${url}#faqs`, mainEntity }] : [];
}

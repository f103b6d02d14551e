import type { OfferCatalog } from 'schema-dts';
import type { DescribedPage, StructuredDataOf } from './section-data-types.ts';

/** What a section offers for a price. */
interface Offered {
  name: string;
  subtitle?: string | undefined;
  /** In US dollars. */
  price: number;
}

/** The offers of a section, for search engines. @param id the section's */
export function offerCatalog(
  id: string,
  offers: readonly Offered[],
  { url, organizationId }: Pick<DescribedPage, 'url' | 'organizationId'>,
): OfferCatalog {
  const itemListElement = offers.map(({ name, subtitle = '', price }) => ({
    '@type': 'Offer' as const,
    name,
    description: subtitle,
    price: price.toFixed(2) as `${number}`,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock' as const,
    url: `${url}#${id}`,
    seller: { '@id': organizationId },
    itemOffered: { '@type': 'Service' as const, name },
  }));
  return { '@type': 'OfferCatalog', '@id': `${url}#${id}`, itemListElement };
}

/** Of a section with packages: those whose prices it shows. */
export const packageOffers: StructuredDataOf = (id, { prices, items }, described) => {
  if (prices !== true) return {};
  // If the content file has mistakes, entries have only ids.
  const packages = items as Partial<Offered>[];
  const offers = packages.flatMap(({ name = '', subtitle, price }) =>
    price === undefined ? [] : { name, subtitle, price },
  );
  return offers.length > 0 ? { catalog: offerCatalog(id, offers, described) } : {};
};

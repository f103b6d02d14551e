import type { Plan } from '../../../schema/generated/types.ts';
import type { Prepared } from '../../prepared-data.ts';
import type { StructuredDataOf } from '../section-data-types.ts';

export const structuredData: StructuredDataOf = (id, props, { url, organizationId }) => {
  // If the content file has mistakes, entries have only ids.
  const { plans } = props as { plans: Partial<Prepared<Plan>>[] };
  const itemListElement = plans.map(({ name = '', kind = '', subtitle = '', price = 0 }) => ({
    '@type': 'Offer' as const,
    name: `${name} ${kind}`,
    description: subtitle,
    price: price.toFixed(2) as `${number}`,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock' as const,
    url: `${url}#${id}`,
    seller: { '@id': organizationId },
    itemOffered: { '@type': 'Service' as const, name: `${name} ${kind}` },
  }));
  return { catalog: { '@type': 'OfferCatalog', '@id': `${url}#${id}`, itemListElement } };
};

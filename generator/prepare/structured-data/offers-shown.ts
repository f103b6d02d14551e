import type { OfferCatalog } from 'schema-dts';
import type { Package } from '../../../schema/generated/types.ts';
import type { Prepared, PreparedSection } from '../../../site/prepared-data.ts';
import type { DescribedPage } from '../../../site/sections/section-data-types.ts';

/** The offers of a section whose cards show prices: `prices` means the same in every section type that has it. */
export function offersShown(
  { id, props }: PreparedSection,
  { url, organizationId }: Pick<DescribedPage, 'url' | 'organizationId'>,
): OfferCatalog[] {
  const { prices, items } = props as { prices?: boolean; items?: Partial<Prepared<Package>>[] };
  if (prices !== true || !items) return [];
  // If the content file has mistakes, entries have only ids.
  const itemListElement = items.flatMap(({ name = '', subtitle = '', price }) =>
    price === undefined
      ? []
      : {
          '@type': 'Offer' as const,
          name,
          description: subtitle,
          price: price.toFixed(2) as `${number}`,
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock' as const,
          url: `${url}#${id}`,
          seller: { '@id': organizationId },
          itemOffered: { '@type': 'Service' as const, name },
        },
  );
  return itemListElement.length > 0
    ? [{ '@type': 'OfferCatalog', '@id': `${url}#${id}`, itemListElement }]
    : [];
}

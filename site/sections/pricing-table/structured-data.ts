import type { Plan } from '../../../schema/generated/types.ts';
import type { Prepared } from '../../prepared-data.ts';
import { offerCatalog } from '../offer-catalog.ts';
import type { StructuredDataOf } from '../section-data-types.ts';

export const structuredData: StructuredDataOf = (id, props, described) => {
  // If the content file has mistakes, entries have only ids.
  const { plans } = props as { plans: Partial<Prepared<Plan>>[] };
  const offers = plans.map(({ name = '', kind = '', subtitle, price = 0 }) => ({
    name: `${name} ${kind}`,
    subtitle,
    price,
  }));
  return { catalog: offerCatalog(id, offers, described) };
};

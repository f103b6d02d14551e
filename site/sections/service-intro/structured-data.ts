import siteSchema from '../../../schema/site.schema.json' with { type: 'json' };
import type { StructuredDataOf } from '../section-data-types.ts';

const { service } = siteSchema.properties;

export const structuredData: StructuredDataOf = (_id, _props, { page, site, url, organizationId }) => ({
  service: {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: page.name ?? page.title,
    serviceType: page.service ?? site.service ?? service.default,
    description: page.description,
    url,
    provider: { '@id': organizationId },
    areaServed: { '@type': 'Country', name: site.company.country },
  },
});

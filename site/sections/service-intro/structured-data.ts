import forms from '../../../schema/content/forms.schema.json' with { type: 'json' };
import type { StructuredDataOf } from '../section-data-types.ts';

const { service } = forms.additionalProperties.properties;

export const structuredData: StructuredDataOf = (_id, _props, { page, site, url, organizationId }) => ({
  service: {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: page.name ?? page.title,
    serviceType: page.service ?? service.default,
    description: page.description,
    url,
    provider: { '@id': organizationId },
    areaServed: { '@type': 'Country', name: site.company.country },
  },
});

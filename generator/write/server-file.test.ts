import { expect, it } from 'vitest';
import type { Site } from '../../schema/generated/types.ts';
import { serverText } from './server-file.ts';

const parts = { scriptHashes: [], styleHashes: [], thirdParties: [], pages: [], now: 0 };
const site = {
  name: 'Example',
  brand: { first: 'Ex', second: 'ample' },
  url: 'https://company.example',
  brandSlug: 'example',
  company: { email: 'hello@company.example', phone: '(813) 555-0142', address: { country: 'United States' } },
  tags: {
    meta: { pixel: '123456789' },
    conversions: { contact: { meta: 'Contact' }, order: { ads: 'AbC' } },
  },
  consent: { mode: 'opt-in' },
} as unknown as Site;

it('names the events of Meta’s tag by form for the server, if it reports conversions', () => {
  const read = (more: Partial<Site>) => JSON.parse(serverText({ ...parts, site: { ...site, ...more } })).site;
  const conversionUploads = { meta: { lead: 'Lead' } };
  expect(read({ conversionUploads })).toMatchObject({
    conversionUploads,
    metaEvents: { contact: 'Contact' },
  });
  expect(read({})).not.toHaveProperty('metaEvents');
});

import type { DistFolder } from './static/dist-folder.ts';
import { listPath } from './static/page-policy.ts';

/** What emails and leads say about the company; these values are in use until a site is built. */
const placeholder = {
  /** The company's name. */
  name: 'The company',
  /** The site's public URL, without a trailing slash. */
  url: '',
  brandSlug: '',
  /** The service of a lead that names none. */
  service: 'General request',
  email: '',
  /** Formatted for people. */
  phone: '',
  acknowledgement: {
    subject: 'We have your request',
    text: 'Thank you. We have your request and will contact you shortly.',
  },
};

export type SiteFacts = typeof placeholder;

/** Reads what the last build wrote for the server on every call, because a build can follow the start. */
export function createSiteFacts(dist: Pick<DistFolder, 'stat' | 'bytes'>): () => Promise<SiteFacts> {
  return async () => {
    const file = await dist.stat(listPath);
    if (!file) return placeholder;
    const { site } = JSON.parse(String(await dist.bytes(file)));
    return { ...placeholder, ...site };
  };
}

import type { DistFolder } from './static/dist-folder.ts';
import { listPath } from './static/page-policy.ts';

/** What emails say about the company. */
export interface SiteFacts {
  /** The company's name. */
  name: string;
  /** The site's public URL, without a trailing slash. */
  url: string;
  brandSlug: string;
  email: string;
  /** Formatted for people. */
  phone: string;
  acknowledgement: { subject: string; text: string };
}

/** In use until a site is built. */
const placeholder: SiteFacts = {
  name: 'The company',
  url: '',
  brandSlug: '',
  email: '',
  phone: '',
  acknowledgement: {
    subject: 'We have your request',
    text: 'Thank you. We have your request and will contact you shortly.',
  },
};

/** Reads what the last build wrote for the server on every call, because a build can follow the start. */
export function createSiteFacts(dist: Pick<DistFolder, 'stat' | 'bytes'>): () => Promise<SiteFacts> {
  return async () => {
    const file = await dist.stat(listPath);
    if (!file) return placeholder;
    const { site } = JSON.parse(String(await dist.bytes(file)));
    return { ...placeholder, ...site };
  };
}

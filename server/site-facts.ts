import type { DistFolder } from './static/dist-folder.ts';
import { listPath } from './static/page-policy.ts';

/** What mails say of the company. */
export interface SiteFacts {
  /** The company's name. */
  name: string;
  /** The site's public address, without a trailing slash. */
  url: string;
  brandSlug: string;
  email: string;
  /** As it is written for people. */
  phone: string;
  acknowledgement: { subject: string; text: string };
}

/** Until a site is built, nobody's. */
const unknown: SiteFacts = {
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

/** Reads what the last build left for the server, each time anew: a build may follow the start. */
export function createSiteFacts(dist: Pick<DistFolder, 'stat' | 'bytes'>): () => Promise<SiteFacts> {
  return async () => {
    const file = await dist.stat(listPath);
    if (!file) return unknown;
    const { site } = JSON.parse(String(await dist.bytes(file)));
    return { ...unknown, ...site };
  };
}

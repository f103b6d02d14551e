import type { Site } from '../../schema/generated/types.ts';
import { readablePhone, siteText } from '../prepare/text/site-facts.ts';
import type { ThirdParty } from './third-parties.ts';

/** What the server has to know of a build; it is never served. */
export const serverFile = '.build/server.json';

/** What the Content-Security-Policies of a site's pages are made from. */
export interface PolicyParts {
  /** Of inline scripts and styles. */
  scriptHashes: string[];
  styleHashes: string[];
  thirdParties: ThirdParty[];
}

interface ServerParts extends PolicyParts {
  site: Site;
  /** Of the build, in ms. */
  now: number;
}

/** The hashes for the pages' policies, and what mails say of the company; see `server/site-facts.ts`. */
export function serverText({ site, now, ...policy }: ServerParts): string {
  const { name, url, brandSlug, company, acknowledgement } = site;
  const filled = siteText(site, now);
  const told = {
    name,
    url,
    brandSlug,
    email: company.email,
    phone: readablePhone(company.phone),
    ...(acknowledgement && {
      acknowledgement: { subject: filled(acknowledgement.subject), text: filled(acknowledgement.text) },
    }),
  };
  return `${JSON.stringify({ ...policy, site: told }, null, 2)}\n`;
}

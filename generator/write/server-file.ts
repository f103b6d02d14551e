import type { Site } from '../../schema/generated/types.ts';
import { defaults } from '../prepare/defaults.ts';
import { readablePhone, siteText } from '../prepare/text/site-facts.ts';
import type { ThirdParty } from './third-parties.ts';

/** What the server needs to know about a build. It is never served. */
export const serverFile = '.build/server.json';

/** The parts of the pages' Content-Security-Policies. */
export interface PolicyParts {
  /** Hashes of inline scripts and styles. */
  scriptHashes: string[];
  styleHashes: string[];
  thirdParties: ThirdParty[];
}

interface ServerParts extends PolicyParts {
  site: Site;
  /** Time of the build (ms). */
  now: number;
}

/** The content policies of the pages, and the company's details for emails; see `server/site-facts.ts`. */
export function serverText({ site, now, ...policy }: ServerParts): string {
  const { name, url, brandSlug, service = defaults.service, company, acknowledgement } = site;
  const filled = siteText(site, now);
  const details = {
    name,
    url,
    brandSlug,
    service,
    email: company.email,
    phone: readablePhone(company.phone),
    ...(acknowledgement && {
      acknowledgement: { subject: filled(acknowledgement.subject), text: filled(acknowledgement.text) },
    }),
  };
  return `${JSON.stringify({ ...policy, site: details }, null, 2)}\n`;
}

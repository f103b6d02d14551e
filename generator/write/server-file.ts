import type { Site } from '../../schema/generated/types.ts';
import { interpolate } from '../prepare/facts.ts';
import { readablePhone, siteFacts } from '../prepare/site-facts.ts';

/** What the server has to know of a build; it is never served. */
export const serverFile = '.build/server.json';

interface ServerParts {
  site: Site;
  scriptHashes: string[];
  styleHashes: string[];
  /** Of the build, in ms. */
  now: number;
}

/** The hashes for the pages' policies, and what mails say of the company; see `server/site-facts.ts`. */
export function serverText({ site, scriptHashes, styleHashes, now }: ServerParts): string {
  const { name, url, brandSlug, company, acknowledgement } = site;
  const facts = siteFacts(site, new Date(now).getUTCFullYear());
  const filled = (text: string) =>
    interpolate(
      text,
      (fact) => facts.get(fact),
      () => {},
    );
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
  return `${JSON.stringify({ scriptHashes, styleHashes, site: told }, null, 2)}\n`;
}

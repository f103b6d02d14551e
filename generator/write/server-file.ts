import type { Site } from '../../schema/generated/types.ts';
import { companyDetails, type PageDetails } from '../prepare/company/company-details.ts';
import { defaults } from '../prepare/defaults.ts';
import { pageTags } from '../prepare/frame/prepare-tags.ts';
import { siteTexts } from '../prepare/text/site-facts.ts';
import { siteZone } from '../schedule/time-zones.ts';
import type { Window } from '../schedule/windows.ts';
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

type ServerPage = { route: string; company?: PageDetails; schedule?: { window?: Window } };

interface ServerParts extends PolicyParts {
  site: Site;
  /** What pages say otherwise about the company. */
  pages: Iterable<ServerPage>;
  /** Time of the build (ms). */
  now: number;
}

/** How staff answer leads; see `server/desk/routing/desk-rules.ts`. */
function deskRules({ desk = {}, timeZone }: Pick<Site, 'desk' | 'timeZone'>) {
  const { answerWithin = defaults.answerWithin, hours = [], holidays = [], manager = [], routes = [] } = desk;
  return {
    answerWithinMs: durationMs(answerWithin),
    zone: siteZone(timeZone),
    hours,
    holidays,
    manager,
    routes,
  };
}

/** The milliseconds of `5m` or `2h`. */
function durationMs(written: string): number {
  return Number.parseInt(written, 10) * (written.endsWith('h') ? 60 : 1) * 60_000;
}

/** The events by which Meta's tag reports the leads of each form: the server's reports have the same names. */
function metaEvents({ tags }: Pick<Site, 'tags'>): Record<string, string> {
  const { conversions } = pageTags(tags, undefined);
  return Object.fromEntries(
    Object.entries(conversions || {}).flatMap(([form, conversion]) =>
      conversion && conversion.meta !== undefined ? [[form, conversion.meta]] : [],
    ),
  );
}

/** Pages share a route only if they begin at different times. */
const startOf = ({ schedule }: ServerPage) => schedule?.window?.from?.at ?? 0;

/** The content policies of the pages, and the company's details for emails; see `server/site-facts.ts`. */
export function serverText({ site, pages, now, ...policy }: ServerParts): string {
  const { url, brandSlug, service = defaults.service, consent, conversionUploads } = site;
  const details = {
    url,
    brandSlug,
    service,
    ...(consent && { consent: consent.mode }),
    ...(conversionUploads && { conversionUploads, metaEvents: metaEvents(site) }),
    ...companyDetails(siteTexts(site, now)),
  };
  // The same site gives the same text, whichever of its pages a build renders again.
  const all: ServerPage[] = [];
  for (const page of pages) if (page.company || page.schedule?.window) all.push(page);
  all.sort((one, other) =>
    one.route === other.route ? startOf(one) - startOf(other) : one.route < other.route ? -1 : 1,
  );
  const own = all.flatMap(({ route, company, schedule }) =>
    company && !schedule?.window ? [[route, company]] : [],
  );
  // These can share their address with other pages, so each says for itself.
  const timed = all.flatMap(({ route, company = {}, schedule }) => {
    const { from, until } = schedule?.window ?? {};
    return schedule?.window ? [{ route, from: from?.at, until: until?.at, details: company }] : [];
  });
  const list = {
    ...policy,
    site: details,
    desk: deskRules(site),
    ...(site.retention && { retention: site.retention }),
    ...(own.length > 0 && { pages: Object.fromEntries(own) }),
    ...(timed.length > 0 && { timedPages: timed }),
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}

import type { ConversionUploads } from '../schema/generated/types.ts';
import type { MailTemplate, Template } from '../schema/template-fields.ts';
import { pathOf } from './lib/path-of.ts';
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
  /** For replies of staff by email. */
  templates: [] as MailTemplate[],
  /** For replies of staff in chats. */
  chatTemplates: [] as Template[],
};

export type SiteFacts = typeof placeholder & {
  /** How visitors decide about tags; undefined for a site without tags. */
  consent?: 'opt-in' | 'opt-out';
  /** What is reported to ad platforms. */
  conversionUploads?: ConversionUploads;
  /** The name of the event by which Meta's tag reports the leads of each form. */
  metaEvents?: Readonly<Record<string, string>>;
};

/**
 * What emails and leads say about the company.
 * @param page the URL or path of the visitor's page, which can say otherwise than the site
 * @param at when the visitor was there; by default, now
 */
export type ReadSiteFacts = (page?: string | null, at?: Date) => Promise<SiteFacts>;

interface Written {
  version: string;
  site: Partial<SiteFacts>;
  /** By path, without a slash at the end. */
  pages: Map<string, Partial<SiteFacts>>;
  timedPages: TimedPage[];
}

/** A page that is shown for a time: from an instant (ms), until before another. */
interface TimedPage {
  route: string;
  from?: number;
  until?: number;
  details: Partial<SiteFacts>;
}

/** Reads what the last build wrote for the server, whenever it has changed: a build can follow the start. */
export function createSiteFacts(dist: Pick<DistFolder, 'stat' | 'bytes'>): ReadSiteFacts {
  let last: Written | undefined;
  return async (page, at = new Date()) => {
    const file = await dist.stat(listPath);
    // A build that replaces the folder takes the file away for a moment.
    if (file && last?.version !== file.version) {
      const { site, pages = {}, timedPages = [] } = JSON.parse(String(await dist.bytes(file)));
      const byPath = Object.entries<Partial<SiteFacts>>(pages).map(
        ([route, own]) => [pathOf(route), own] as const,
      );
      const { version } = file;
      last = { version, site, pages: new Map(byPath), timedPages };
    }
    if (!last) return placeholder;
    return { ...placeholder, ...last.site, ...(page && detailsOf(last, pathOf(page), at.getTime())) };
  };
}

/** @param path without a slash at the end */
function detailsOf({ pages, timedPages }: Written, path: string, at: number): Partial<SiteFacts> | undefined {
  const timed = timedPages.find(
    ({ route, from = 0, until = Number.POSITIVE_INFINITY }) =>
      pathOf(route) === path && from <= at && at < until,
  );
  return timed ? timed.details : pages.get(path);
}

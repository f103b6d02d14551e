import type { Context } from 'hono';
import type { TestedPages } from '../../experiments/serving/tested-pages.ts';
import { type Fields, textOf } from '../../http/fields.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { LiveSite, ReadSite } from '../../static/live-site.ts';
import { findForm, type LocatedForm, type PageForms, readForms } from './page-forms.ts';

/** A page of the site and the form on it that was posted. */
export interface LeadPage extends LocatedForm {
  page: Buffer;
  /** Its path on this site. */
  path: string;
  forms: PageForms;
}

/**
 * Finds the page and the form on it, as the visitor who sent it saw them; undefined without a matching page.
 * @param site by default, the one that is live now
 */
export type FindLeadPage = (
  c: Context<ServerEnv>,
  fields: Fields,
  site?: LiveSite,
) => Promise<LeadPage | undefined>;

/** The landing page for visitors whose own page is unknown. */
export const defaultPage = '/lp8/';

export function createLeadPages(readSite: ReadSite, { seen }: Pick<TestedPages, 'seen'>): FindLeadPage {
  // Each cached version of a page is parsed once.
  const parsed = new WeakMap<Buffer, PageForms>();

  return async (c, fields, asked) => {
    const site = asked ?? (await readSite());
    const { dist } = site;
    for (const address of [textOf(fields, 'pageUrl'), c.req.header('referer'), defaultPage]) {
      const path = pathOf(address);
      const file = path === undefined ? undefined : await dist.find(path);
      if (path === undefined || !file?.mediaType.startsWith('text/html')) continue;
      const page = await dist.bytes(await seen(c, site, file));
      const forms = parsed.getOrInsertComputed(page, () => readForms(String(page)));
      const located = findForm(forms, fields);
      if (located) return { page, path, forms, ...located };
    }
    return undefined;
  };
}

/** Ignores the host: the page is always read from this site. */
function pathOf(address: string | null | undefined): string | undefined {
  return address ? URL.parse(address, 'http://localhost')?.pathname : undefined;
}

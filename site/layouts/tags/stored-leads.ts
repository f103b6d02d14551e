import { type LeadCookie, leadCookie, readLeadCookie } from '../../../schema/api/lead-cookie.ts';
import type { TagSettings } from '../../prepared-scripts.ts';
import { readCookies } from './cookies.ts';

/** A lead that the server stored for this visitor, and the tags of its page. */
export interface StoredLead extends LeadCookie {
  id: string;
  /** Undefined for a page without tags. */
  settings: TagSettings | undefined;
}

/**
 * The visitor's leads of the last day that are not yet reported everywhere. The server names them in cookies, because it
 * alone knows that a lead is stored, with and without scripts.
 * @param current the settings of the current page
 */
export async function storedLeads(current: TagSettings): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for (const [name, value] of readCookies()) {
    const id = leadCookie.idIn(name);
    const lead = id ? readLeadCookie(value) : undefined;
    if (!id || !lead) continue;
    try {
      const settings = lead.page === location.pathname ? current : await settingsOf(lead.page);
      leads.push({ ...lead, id, settings });
    } catch {
      // Without its page, the lead is reported with the next view.
    }
  }
  return leads;
}

/** Reads the tags of another page, which the browser usually has in its cache. */
async function settingsOf(page: string): Promise<TagSettings | undefined> {
  const answer = await fetch(page);
  if (!answer.ok && answer.status >= 500) throw new Error(`${page} did not load.`);
  // Not parsed as HTML: a parsed document reports breaches of this page's Content-Security-Policy.
  const [, settings] =
    /<div data-island="tags"[^>]*><script[^>]*>(.*?)<\/script>/.exec(await answer.text()) ?? [];
  return settings ? JSON.parse(settings) : undefined;
}

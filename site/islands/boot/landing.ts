import { isFreshVisit } from './wake.ts';

/** How long the first landing is valid: 90 days, in ms. */
const firstMaxAgeMs = 7_776e6;

/** Matches campaign parameters. A test compares it with the list in `attribution.schema.json`. */
export const campaign = /[?&](utm|gad|li_fat)_|(clk?id|braid)=/;

/**
 * Stores how the visitor arrived, for a form that may be submitted pages later: the first landing, and the last one from
 * another site or a campaign. Each is a time, a URL, and a referrer, parsed only when a form is submitted.
 */
export function recordLanding(): void {
  const { href, origin, search } = location;
  const { referrer } = document;
  const now = Date.now();
  const landing = `${now} ${href} ${referrer}`;
  try {
    if (!(parseInt(localStorage.firstLanding, 10) > now - firstMaxAgeMs)) localStorage.firstLanding = landing;
    if (isFreshVisit && (campaign.test(search) || !(referrer || href).startsWith(`${origin}/`)))
      localStorage.lastLanding = landing;
  } catch {
    // Storage can be blocked or full. The form then reports only its own page.
  }
}

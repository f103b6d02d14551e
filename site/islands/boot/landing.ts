import { isFreshVisit } from './wake.ts';

/** How long the first landing counts, in ms: 90 days. */
const firstCountsMs = 7_776e6;

/** The parameters by which campaigns mark addresses; a test holds it to those of `attribution.schema.json`. */
export const campaign = /[?&](utm|gad|li_fat)_|(clk?id|braid)=/;

/**
 * Keeps how the visitor came, for the form that may be sent pages later: the first landing, and the last one from another
 * site or by a campaign, each as its time, the address and the referrer. What they say is read when a form is sent.
 */
export function recordLanding(): void {
  const { href, origin, search } = location;
  const { referrer } = document;
  const now = Date.now();
  const landing = `${now} ${href} ${referrer}`;
  try {
    if (!(parseInt(localStorage.firstLanding, 10) > now - firstCountsMs)) localStorage.firstLanding = landing;
    if (isFreshVisit && (campaign.test(search) || !(referrer || href).startsWith(`${origin}/`)))
      localStorage.lastLanding = landing;
  } catch {
    // Storage may be forbidden or full; the form then knows this page alone.
  }
}

import { createRenditions, type Renditions } from '../experiments/serving/renditions.ts';
import type { Clock } from '../lib/clock.ts';
import type { DistFolder } from './dist-folder.ts';
import { createPagePolicies, type PolicyOf } from './page-policy.ts';
import { createRedirects, type FindRedirect } from './redirects.ts';
import { type ScheduledDist, withSchedule } from './schedule.ts';

/** The site that is live, with its lists. All of it is from one release, so a page never gets the policy of another one. */
export interface LiveSite {
  dist: ScheduledDist;
  policyOf: PolicyOf;
  findRedirect: FindRedirect;
  renditions: Renditions;
}

/** A request asks once, and works with the answer to its end. */
export type ReadSite = () => Promise<LiveSite>;

/** The live one, and the one before, which requests may still work with. */
const maxSites = 2;

export function createLiveSite({ dist, clock }: { dist: DistFolder; clock: Clock }): ReadSite {
  const sites = new Map<string, LiveSite>();
  return async () => {
    const live = await dist.live();
    const known = sites.get(live.path);
    if (known) return known;
    const scheduled = withSchedule(live, clock);
    const site = {
      dist: scheduled,
      policyOf: createPagePolicies(scheduled),
      findRedirect: createRedirects(scheduled),
      renditions: createRenditions({ dist: scheduled, clock }),
    };
    for (const oldest of sites.keys()) {
      if (sites.size < maxSites) break;
      sites.delete(oldest);
    }
    sites.set(live.path, site);
    return site;
  };
}

import { isbot } from 'isbot';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../lib/clock.ts';
import { remembered } from '../../lib/remembered.ts';
import type { DistFolder } from '../../static/dist-folder.ts';
import { createAddressLimit } from './address-limit.ts';
import type { ReportParts } from './count-report.ts';
import { deviceOf } from './device-of.ts';
import { createKnownPages } from './known-pages.ts';

interface Parts extends Pick<ReportParts, 'views' | 'visitorIds'> {
  config: Pick<Config, 'leads'>;
  dist: Pick<DistFolder, 'stat' | 'bytes'>;
  clock: Clock;
}

/** Once for a server, whose limits count all of its requests. */
export function openReports({ config, dist, clock, views, visitorIds }: Parts): ReportParts {
  const devices = new Map<string, ReturnType<ReportParts['visitorDevice']>>();
  const nowMs = () => clock().getTime();
  return {
    views,
    visitorIds,
    isOverLimit: createAddressLimit(config.leads.limits.views, nowMs),
    visitorDevice: (userAgent) =>
      remembered(devices, userAgent, () => (isbot(userAgent) ? undefined : deviceOf(userAgent))),
    knownPage: createKnownPages(dist, nowMs),
  };
}

import type { Site } from '../../schema/generated/types.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { unknownTimeZone } from './moment.ts';
import { timeZoneNamed } from './time-zones.ts';

/** Checks `timeZone` of site.yaml. Without one, the desk's hours would be those of the machine that builds the site. */
export function zoneProblems(site: Pick<Site, 'timeZone' | 'desk'> | undefined): Finding[] {
  const { timeZone, desk } = site ?? {};
  if (timeZone !== undefined)
    return timeZoneNamed(timeZone) === undefined ? [unknownTimeZone(timeZone, ['timeZone'])] : [];
  return desk?.hours ? [finding('HoursWithoutZone', {}, ['desk', 'hours'])] : [];
}

import { type Finding, finding } from '../errors/finding.ts';
import type { PageSchedule } from '../schedule/page-schedule.ts';
import type { PageExperiment } from './read-experiment.ts';

/** The build renders and keeps each of them, and weighs it. */
const maxRenditions = 64;

interface Tested {
  schedule?: PageSchedule;
  experiment?: PageExperiment;
}

/** Finds a page with too many renditions. @param siteVariants of the site's experiment, the control included; 1 without one */
export function tooManyRenditions({ schedule, experiment }: Tested, siteVariants: number): Finding[] {
  const ofPage = [{ schedule }, ...(experiment?.variants.values() ?? [])];
  const states = ofPage.reduce((sum, one) => sum + Math.max(1, one.schedule?.states.length ?? 1), 0);
  const count = states * siteVariants;
  if (count <= maxRenditions || (!experiment && siteVariants === 1)) return [];
  const path = [experiment ? 'experiment' : 'route'];
  return [finding('TooManyRenditions', { count, max: maxRenditions }, path, 'key')];
}

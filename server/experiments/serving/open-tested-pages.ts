import type { Config } from '../../config/config.ts';
import type { Clock } from '../../lib/clock.ts';
import { createDaySalts } from '../../numbers/count/day-salts.ts';
import type { Staff } from '../../staff/staff.ts';
import type { DistFolder } from '../../static/dist-folder.ts';
import type { Storage } from '../../storage/storage.ts';
import { createDayBuckets } from '../assignment/day-bucket.ts';
import type { OnExposure } from '../exposure.ts';
import { createRenditions, type RenditionParts } from './renditions.ts';
import { createTestedPages, type TestedPages } from './tested-pages.ts';

interface Parts {
  config: Pick<Config, 'trustProxy'>;
  dist: DistFolder;
  storage: Pick<Storage, 'commit'>;
  staff: Pick<Staff, 'currentStaff'>;
  clock: Clock;
  onExposure?: OnExposure;
}

/** The tested pages of the real site, where only staff choose variants. */
export function openTestedPages({ config, dist, storage, staff, clock, onExposure }: Parts): TestedPages {
  return createTestedPages({
    dist,
    clock,
    days: createDayBuckets(createDaySalts(storage), clock),
    random: Math.random,
    onExposure: onExposure ?? (() => {}),
    // Without the database no one is known, and visitors get their own variant.
    canChoose: async (c) => (await staff.currentStaff(c).catch(() => undefined)) !== undefined,
    trustProxy: config.trustProxy,
  });
}

/** Those of a preview: everyone sees the control, and can choose a variant. Nothing is counted. */
export function previewTestedPages(parts: RenditionParts): Pick<TestedPages, 'shown' | 'seen' | 'expose'> {
  const { chosen } = createRenditions(parts);
  return {
    async shown(c, file) {
      const asked = new URL(c.req.url).searchParams.getAll('variant');
      return (await chosen(file, asked)) ?? { file, variants: '' };
    },
    seen: async (_c, file) => file,
    expose: () => {},
  };
}

import type { Config } from '../../config/config.ts';
import type { Clock } from '../../lib/clock.ts';
import { createDaySalts } from '../../numbers/count/day-salts.ts';
import type { Staff } from '../../staff/staff.ts';
import type { Storage } from '../../storage/storage.ts';
import { createDayBuckets } from '../assignment/day-bucket.ts';
import type { OnExposure } from '../exposure.ts';
import { createTestedPages, type TestedPages } from './tested-pages.ts';

interface Parts {
  config: Pick<Config, 'trustProxy'>;
  storage: Pick<Storage, 'commit'>;
  staff: Pick<Staff, 'currentStaff'>;
  clock: Clock;
  onExposure?: OnExposure;
}

/** The tested pages of the real site, where only staff choose variants. */
export function openTestedPages({ config, storage, staff, clock, onExposure }: Parts): TestedPages {
  return createTestedPages({
    days: createDayBuckets(createDaySalts(storage), clock),
    random: Math.random,
    onExposure: onExposure ?? (() => {}),
    // Without the database no one is known, and visitors get their own variant.
    canChoose: async (c) => (await staff.currentStaff(c).catch(() => undefined)) !== undefined,
    trustProxy: config.trustProxy,
  });
}

/** Those of a preview: everyone sees the control, and can choose a variant. Nothing is counted. */
export const previewTestedPages: Pick<TestedPages, 'shown' | 'seen' | 'expose'> = {
  async shown(c, { renditions }, file) {
    const asked = new URL(c.req.url).searchParams.getAll('variant');
    return (await renditions.chosen(file, asked)) ?? { file, variants: '' };
  },
  seen: async (_c, _site, file) => file,
  expose: () => {},
};

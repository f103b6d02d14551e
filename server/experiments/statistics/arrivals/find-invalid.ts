import type { ArmTotals } from '../counts.ts';
import type { Plan } from '../plan/plan.ts';
import { concentration, findRatioAlarm, type RatioAlarm } from './sample-ratio.ts';

/** Why the arms of an experiment are not comparable, and since when. */
export interface Invalid extends RatioAlarm {
  /**
   * `arrivals`: the server gave the arms out in other shares than planned. `lost-visits`: browsers reported unequally.
   */
  reason: 'arrivals' | 'lost-visits';
}

/**
 * Checks that the arms arrive as planned, at the server and in browsers, and that the same share of each gets from one
 * to the other. Each lost visit belongs to an arm with the planned probability if the arms do not differ, so the same
 * test serves for all three. The earliest alarm counts; on the same day, arrivals come first, because they explain the
 * others.
 * @param days the counts of each day by arm
 */
export function findInvalid({ arms }: Plan, days: readonly (readonly ArmTotals[])[]): Invalid | undefined {
  const shares = arms.map(({ share }) => share);
  const counts = days.map((day) => ({
    exposures: day.map(({ exposures }) => exposures),
    beacons: day.map(({ beacons }) => beacons),
    lost: day.map(({ exposures, beacons }) => Math.max(0, exposures - beacons)),
  }));
  const tests = [
    { reason: 'arrivals', name: 'exposures', concentration: concentration.arrivals },
    { reason: 'lost-visits', name: 'lost', concentration: concentration.lost },
    { reason: 'lost-visits', name: 'beacons', concentration: concentration.arrivals },
  ] as const;
  return tests
    .flatMap(({ reason, name, ...test }) => {
      const alarm = findRatioAlarm(
        counts.map((day) => day[name]),
        { ...test, shares },
      );
      return alarm ? [{ ...alarm, reason }] : [];
    })
    .sort((one, other) => one.alarmDay - other.alarmDay)[0];
}

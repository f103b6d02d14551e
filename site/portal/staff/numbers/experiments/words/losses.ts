import type { ExperimentLoss } from '../../../../../../schema/api/experiments.ts';
import { countText, percentText } from '../../words/format.ts';

type LossArm = ExperimentLoss['arms'][number];

/** `16.7% (517 of 3,088)`, or `none of 3,088`; undefined without visits. */
export function lossText({ exposures, beacons }: LossArm): string | undefined {
  if (exposures === 0) return undefined;
  const lost = Math.max(0, exposures - beacons);
  if (lost === 0) return `none of ${countText(exposures)}`;
  return `${percentText(lost / exposures)} (${countText(lost)} of ${countText(exposures)})`;
}

/** The variant that lost the largest share of its visits, and how many. Every visit is in one row of the devices. */
export function worstLoss(losses: readonly ExperimentLoss[]): { letter: string; lost: number } | undefined {
  const sums = new Map<string, LossArm>();
  for (const arm of losses.filter(({ kind }) => kind === 'device').flatMap(({ arms }) => arms)) {
    const sum = sums.get(arm.letter) ?? { letter: arm.letter, exposures: 0, beacons: 0 };
    sums.set(arm.letter, {
      letter: arm.letter,
      exposures: sum.exposures + arm.exposures,
      beacons: sum.beacons + arm.beacons,
    });
  }
  const share = ({ exposures, beacons }: LossArm) => (exposures === 0 ? 0 : 1 - beacons / exposures);
  const [worst] = [...sums.values()].sort((one, other) => share(other) - share(one));
  return worst && { letter: worst.letter, lost: Math.max(0, worst.exposures - worst.beacons) };
}

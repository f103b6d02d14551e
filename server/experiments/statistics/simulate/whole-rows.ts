import { bucketBounds } from '../../../vitals/buckets.ts';
import type { ArmCounts, DayCounts } from '../counts.ts';
import type { Plan } from '../plan/plan.ts';
import { verdict } from '../verdict/verdict.ts';
import { planFor } from './count.ts';
import { binomial, type Random, seededRandom } from './random.ts';
import { atMost, type Row, shown } from './row.ts';

/** Shares of the strata, and how often their visitors convert. */
const strata: Record<string, { share: number; rate: number }> = {
  'phone|ads': { share: 0.5, rate: 0.04 },
  'phone|search': { share: 0.2, rate: 0.06 },
  'desktop|ads': { share: 0.2, rate: 0.08 },
  'desktop|search': { share: 0.1, rate: 0.1 },
};

/** What is true of a simulated experiment with one variant. */
export interface Truth {
  plan: Plan;
  /** Days to draw; by default those of the plan. */
  days?: number;
  /** The true relative effect on conversions; by default none. */
  effect?: number;
  /** What goes wrong with the variant on a day: the share of its exposures that no browser reports. */
  lostOn?: (day: number) => number;
}

/** A plan of four weeks at a base rate of 5.8%, the mean of the strata. */
export function wholePlan(): Plan {
  return { ...planFor(0.058), days: 28 };
}

/** Draws all counts of an experiment. */
export function drawDays(random: Random, { plan, days = plan.days, effect = 0, lostOn }: Truth): DayCounts[] {
  return Array.from({ length: days }, (_, index) =>
    Object.fromEntries(
      Object.entries(strata).map(([key, { share, rate }]) => {
        const visits = Math.ceil((share * plan.visits) / plan.days);
        const forControl = binomial(random, visits, 0.5);
        const control = drawArm(random, { exposures: forControl, rate, lost: 0.02 });
        const variant = drawArm(random, {
          exposures: visits - forControl,
          rate: rate * (1 + effect),
          lost: lostOn?.(index + 1) ?? 0.02,
        });
        return [key, [control, variant]];
      }),
    ),
  );
}

interface DrawnArm {
  exposures: number;
  rate: number;
  lost: number;
}

function drawArm(random: Random, { exposures, rate, lost }: DrawnArm): ArmCounts {
  const conversions = binomial(random, exposures, rate);
  const paid = binomial(random, conversions, 0.15);
  const beacons = exposures - binomial(random, exposures, lost);
  let left = beacons;
  const lcp = Array.from({ length: bucketBounds.LCP.length + 1 }, (_, bucket) => {
    const drawn = bucket < 5 || bucket > 18 ? 0 : binomial(random, left, 0.2);
    left -= drawn;
    return drawn;
  });
  return {
    exposures,
    beacons,
    visitors: exposures,
    conversions,
    leads: conversions,
    spam: binomial(random, conversions, 0.03),
    paid,
    refunded: binomial(random, paid, 0.02),
    lcp,
  };
}

/** Complete verdicts where nothing differs: all errors together. */
export function wholeRows({ runs, seed }: { runs: number; seed: number }): Row[] {
  const random = seededRandom(seed);
  const plan = wholePlan();
  const counts = { decided: 0, invalid: 0 };
  for (let run = 0; run < runs; run += 1) {
    const { kind } = verdict({ plan, days: drawDays(random, { plan }) });
    if (kind === 'winner' || kind === 'stopped-harm') counts.decided += 1;
    if (kind === 'invalid') counts.invalid += 1;
  }
  return [
    atMost(
      { name: 'Whole verdicts where nothing differs: winner or harm', hits: counts.decided, runs },
      0.05,
    ),
    shown('The same: invalid', `${counts.invalid} of ${runs}`),
  ];
}

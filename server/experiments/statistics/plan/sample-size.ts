import { normalQuantile } from '../distributions.ts';
import { mixtureTuning } from '../effect/always-valid.ts';
import { errors, type Plan, type PlannedArm, power } from './plan.ts';

/** Visits in reserve: arms that arrive unequally and thin strata cost a little power, which simulations show. */
const reserve = 1.02;

/**
 * Visits that all arms need together. With them, the two-sided test at the end finds the effect in any one variant with
 * the planned power. With several variants, each is tested as strictly as Holm's method tests the first.
 * Source: J. Fleiss, B. Levin, and M. Paik, "Statistical Methods for Rates and Proportions", 3rd edition, chapter 4.
 * @param effect relative: 0.2 is 20% more than the base rate
 * @param shares of the arms, control first, with a sum of 1
 */
export function visitsNeeded(baseRate: number, effect: number, shares: readonly number[]): number {
  const [control = 0, ...variants] = shares;
  const rate = baseRate * (1 + effect);
  const certainty = normalQuantile(1 - errors.atEnd / variants.length / 2);
  const chance = normalQuantile(power);
  const needed = variants.map((share) => {
    const pooled = (control * baseRate + share * rate) / (control + share);
    const deviation = certainty * Math.sqrt(pooled * (1 - pooled) * (1 / control + 1 / share));
    const trueDeviation = chance * Math.sqrt(spread(baseRate) / control + spread(rate) / share);
    return ((deviation + trueDeviation) / (rate - baseRate)) ** 2;
  });
  return reserve * Math.max(...needed);
}

/** The tuning of the always-valid test of one variant: its interval is narrowest at the planned end. */
export function tuningOf({ arms: [control], baseRate }: Plan, variant: PlannedArm): number {
  const visits = (control.visits * variant.visits) / (control.visits + variant.visits);
  const variance = visits * spread(baseRate);
  return mixtureTuning(variance, errors.anyDay);
}

function spread(rate: number): number {
  return rate * (1 - rate);
}

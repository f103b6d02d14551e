import type { ArmTotals, Rate } from '../counts.ts';
import { exceeds, rateEvidence } from './exceeds.ts';
import { type LcpCounts, lcpQuantile, loadsOf, loadsWithin } from './lcp-times.ts';

/** How much worse than control a variant may be: ms for the 75th percentile of LCP, shares for all others. */
export interface GuardrailLimits {
  lcp: number;
  spam: number;
  refunds: number;
  lost: number;
}

export type GuardrailName = keyof GuardrailLimits;

export const defaultLimits: GuardrailLimits = { lcp: 200, spam: 0.02, refunds: 0.05, lost: 0.02 };

/**
 * `crossed`: a variant is worse than control by more than the limit, and this is not chance. `too-few`: there are too
 * few counts, or the difference is above the limit and could be chance. `fine`: the difference is within the limit.
 */
export type GuardrailState = 'fine' | 'too-few' | 'crossed';

/** A figure of one arm; of shares, also its counts. */
export interface GuardrailFigure {
  arm: string;
  /** ms or a share; null without counts. */
  value: number | null;
  /** What was counted: loads, leads, paid, or exposures. */
  trials: number;
  /** Of them, spam, refunded, or lost; null for LCP. */
  successes: number | null;
}

export interface Guardrail {
  name: GuardrailName;
  limit: number;
  state: GuardrailState;
  /** One for each arm, control first. */
  figures: readonly GuardrailFigure[];
  /** Names of the arms that crossed the limit. */
  crossedBy: readonly string[];
}

/** The chance that a variant that keeps a limit ever seems to cross it is at most this for each guardrail. */
const falseCrossings = 0.001;

/** With fewer in one arm, a guardrail is never called fine. */
export const fewestTrials = 100;

/** The percentile that web.dev judges pages by. */
const judgedShare = 0.75;

/**
 * Judges all guardrails by the counts so far, control first. The evidence is always-valid: this may be asked each day.
 */
export function judgeGuardrails(
  totals: readonly ArmTotals[],
  limits: GuardrailLimits = defaultLimits,
): Guardrail[] {
  const judgeShare = (name: GuardrailName, rateOf: (arm: ArmTotals) => Rate) =>
    judgeRates({ name, limit: limits[name] }, totals, rateOf);
  return [
    judgeLcp(totals, limits.lcp),
    judgeShare('spam', ({ leads, spam }) => ({ trials: leads, successes: spam })),
    judgeShare('refunds', ({ paid, refunded }) => ({ trials: paid, successes: refunded })),
    judgeShare('lost', ({ exposures, beacons }) => ({
      trials: exposures,
      successes: Math.max(0, exposures - beacons),
    })),
  ];
}

type Limit = Pick<Guardrail, 'name' | 'limit'>;

function judgeRates(
  { name, limit }: Limit,
  totals: readonly ArmTotals[],
  rateOf: (arm: ArmTotals) => Rate,
): Guardrail {
  const arms = totals.map((arm): Figured<Rate> => {
    const rate = rateOf(arm);
    const value = rate.trials === 0 ? null : rate.successes / rate.trials;
    return { counts: rate, figure: { arm: arm.name, value, ...rate } };
  });
  return judge(
    { name, limit },
    arms,
    (control, variant) => (rate) => rateEvidence(control, rate) + rateEvidence(variant, rate + limit),
  );
}

/** The number of loads faster than the true percentile is binomial, whatever the distribution of times. */
function judgeLcp(totals: readonly ArmTotals[], limit: number): Guardrail {
  const arms = totals.map(({ name, lcp }): Figured<LcpCounts> => {
    const value = lcpQuantile(lcp, judgedShare);
    return { counts: lcp, figure: { arm: name, value, trials: loadsOf(lcp), successes: null } };
  });
  return judge(
    { name: 'lcp', limit },
    arms,
    (control, variant) => (time) =>
      rateEvidence(loadsWithin(control, time), judgedShare) +
      rateEvidence(loadsWithin(variant, time + limit), judgedShare),
  );
}

/** An arm's figure, and the counts behind it. */
interface Figured<Counts> {
  counts: Counts;
  figure: GuardrailFigure;
}

function judge<Counts>(
  { name, limit }: Limit,
  [control, ...variants]: readonly Figured<Counts>[],
  evidenceOf: (control: Counts, variant: Counts) => (value: number) => number,
): Guardrail {
  if (!control) throw new RangeError(`Guardrail ${name} has no arms; pass the counts of control first.`);
  const error = falseCrossings / variants.length;
  const difference = ({ figure }: Figured<Counts>) => (figure.value ?? 0) - (control.figure.value ?? 0);
  const hasCrossed = ({ counts, figure }: Figured<Counts>) =>
    figure.value !== null &&
    control.figure.value !== null &&
    exceeds(
      { control: control.figure.value, variant: figure.value, limit, error },
      evidenceOf(control.counts, counts),
    );
  const hasEnough = [control, ...variants].every(({ figure }) => figure.trials >= fewestTrials);
  const isWithin = variants.every((variant) => difference(variant) <= limit);
  const crossedBy = variants.filter(hasCrossed).map(({ figure }) => figure.arm);
  return {
    name,
    limit,
    state: crossedBy.length > 0 ? 'crossed' : hasEnough && isWithin ? 'fine' : 'too-few',
    figures: [control, ...variants].map(({ figure }) => figure),
    crossedBy,
  };
}
